/** The Russian words that every page needs: the house's, the page's, Pig's. */
import house from "../../../../src/svinarium/locales/ru/house.ftl?raw";
import pig from "../../../../src/svinarium/locales/ru/pig.ftl?raw";
import web from "../../../../src/svinarium/locales/ru/web.ftl?raw";

/** What is common to all games comes first, then Pig's. */
export const common: string[] = [house, web];
export const texts: string[] = [house, web, pig];
