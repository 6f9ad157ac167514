// What a coin is to everybody here: how it is counted, on which networks it moves, what its wallets
// are told, and what holds for it until the operator decides otherwise.

export type NetworkFacts = {
  /**
   * `main`: coins there are worth money. `test`: anybody can try it. `local`: a network of
   * somebody's own.
   */
  readonly kind: 'main' | 'test' | 'local'
  /** What a test network is called, where it has a name of its own. */
  readonly name?: string
  /** Its number, where networks go by numbers (EIP-155). */
  readonly chainId?: number
}

export type Payment = {
  readonly address: string
  /** Of the coin, as decimal text. */
  readonly amount: string
  readonly network: string
}

export type CoinFacts = {
  readonly name: string
  /** It came after installs had settings: what was decided before says nothing of it. */
  readonly isLater?: true
  /** Of a whole coin: so many make its base units. */
  readonly decimals: number
  /** Decimals of a quote: exchanges send no finer amount, and nobody types 18 digits. */
  readonly quotedDecimals: number
  readonly networks: Readonly<Record<string, NetworkFacts>>
  /** Between two blocks, usually: on its networks, and on a sandbox's own chain. */
  readonly blockSeconds: { readonly usual: number; readonly simulated: number }
  /** How deep a payment must be, and the most that can be asked for. */
  readonly confirmations: { readonly usual: number; readonly most: number }
  /** In dollars, for a withdrawal in this coin. */
  readonly withdrawal: { readonly least: number; readonly most: number; readonly fee: number }
  /** What an address begins with, by the look of it alone: the server reads it whole. */
  readonly addressLook: RegExp
  /** Below /api: where a deposit is asked for. */
  readonly depositPath: string
  /** What a QR code says: wallets read the address, the amount and the network from it. */
  readonly paymentUri: (payment: Payment) => string
}
