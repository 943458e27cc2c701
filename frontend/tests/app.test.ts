import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import App from "../src/App.svelte";

test("the page names the house", () => {
  const { getByRole } = render(App);
  expect(getByRole("heading", { level: 1 }).textContent).toBe("Свинариум");
});
