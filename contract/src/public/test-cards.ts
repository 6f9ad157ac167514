// The cards that the simulated provider knows, as it publishes them. Every one of them is invented:
// no bank has issued it. A real card's number is refused before it leaves the browser.

export const testCards = {
  approved: { number: '4242424242424242' },
  declined: { number: '4000000000000002' },
  insufficient_funds: { number: '4000000000009995' },
  expired_card: { number: '4000000000000069' },
  three_d_secure: { number: '4000000000003220' },
  dispute: { number: '4000000000000259' },
} as const

export type TestCard = keyof typeof testCards

export const testCardNames = Object.keys(testCards) as readonly TestCard[]

export function testCardOf(number: string): TestCard | undefined {
  return testCardNames.find((name) => testCards[name].number === number)
}

/** Where the provider's own page with the fields for the number is, and its endpoints. */
export const simulatedCardPaths = {
  fields: '/simulated-card/fields',
  tokens: '/simulated-card/tokens',
  step: '/simulated-card/step',
} as const

/** What the provider's page and the page around it tell each other, by postMessage. */
export type CardFieldsMessage =
  | { readonly type: 'card-fields-ready' }
  | { readonly type: 'card-fields-height'; readonly height: number }
  | { readonly type: 'card-fields-edited' }
  | { readonly type: 'card-token'; readonly token: string }
  | { readonly type: 'card-fields-wrong'; readonly field: 'number' | 'cvv' | 'provider' }
  | { readonly type: 'card-step-done' }

/** What the page around it asks. */
export type CardFieldsRequest = {
  /** A token of what was typed; or, as the form around is not whole, a mark on what is missing. */
  readonly type: 'card-tokenise' | 'card-mark'
}
