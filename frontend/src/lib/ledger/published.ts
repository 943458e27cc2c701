import { isSealed, readTranscript } from "./transcript";

/** Whether these lines are a whole transcript: every participant's bytes are in. */
export function isPublished(lines: readonly string[]): boolean {
  if (lines.length === 0) return false;
  try {
    return isSealed(readTranscript(lines));
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
