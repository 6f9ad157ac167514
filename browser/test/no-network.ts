// No test of a screen reaches a network: what asks where no server is played, or after its test is
// over, waits for ever, instead of talking to whatever listens on this machine.

globalThis.fetch = () => new Promise<Response>(() => {})
