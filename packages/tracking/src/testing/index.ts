export {
  amplitudeAnswers,
  fakeAmplitudeServer,
  type AmplitudeAnswer,
  type FakeAmplitudeServer,
  type Upload,
  type UploadedEvent,
} from "./fake-amplitude-server.ts";
export { fakeBrowser, type FakeBrowser, type FakeBrowserOptions } from "./fake-browser.ts";
export { fakeClock, settle, type FakeClock } from "./fake-clock.ts";
export { everything, fakeConsent, nothing, type FakeConsent } from "./fake-consent.ts";
export { fakeProvider, type FakeProvider, type FakeProviderOptions } from "./fake-provider.ts";
export { memoryStorage } from "./memory-storage.ts";
export { providerContract, type ContractRunner, type ContractSubject } from "./provider-contract.ts";
export { installClarityStub, installGtagStub, installUetQueue, type GtagCallback, type VendorStub } from "./vendor-stubs.ts";
