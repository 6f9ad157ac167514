// The answer to the renewal that the page has asked for before its scripts were there (`theme.js`):
// it is one answer, to the first who takes it.

const page: { renewal?: Promise<Response> | undefined } = globalThis as never

export function takeRenewal(): Promise<Response> | undefined {
  const { renewal } = page
  page.renewal = undefined
  return renewal
}
