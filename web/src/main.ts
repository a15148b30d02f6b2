import { mount } from "svelte";

import App from "./App.svelte";
import { open } from "./me.svelte";
import "./theme.css";

void open()
  .catch(() => undefined)
  .then(() => mount(App, { target: document.body }));
