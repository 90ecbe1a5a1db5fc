export { fakeClock, type FakeClock } from "./fake-clock.ts";
export { fakeEndpoint, type Asked, type FakeEndpoint, type Play, type Reply } from "./fake-endpoint.ts";
export { playback } from "./playback.ts";
export { reworded } from "./reword.ts";
