import { mount } from "svelte";
import App from "./App.svelte";
import { preferredLanguage, useLanguage } from "$lib/i18n/i18n.svelte";
import { showTheme, store } from "$lib/settings.svelte";
import { wakeSound } from "$lib/sound";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

showTheme();
for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, wakeSound, { once: true });

const target = document.getElementById("app");
await useLanguage(preferredLanguage(store));
if (target) mount(App, { target });

// The other language's words too, so that turning to them needs no house.
void Promise.allSettled([import("$lib/i18n/ru"), import("$lib/i18n/en")]);
