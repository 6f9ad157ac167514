// The coins we take and the networks they move on. An amount of a coin is a whole number of its
// base units (satoshi, wei) in a bigint; it is never a float, and never dollars.

export const coins = ['btc', 'eth'] as const
export type Coin = (typeof coins)[number]

export const networks = [
  'bitcoin',
  'bitcoin_testnet',
  'bitcoin_regtest',
  'ethereum',
  'ethereum_sepolia',
  'ethereum_local',
  'simulated',
] as const
/** `simulated` is the chain of our own, one of each coin. */
export type Network = (typeof networks)[number]

/** How many decimals a whole coin has. */
export const decimalsOf: Readonly<Record<Coin, number>> = { btc: 8, eth: 18 }

/** The numbers Ethereum's networks go by (EIP-155); any other number is nobody's we know. */
export const chainIds: Readonly<Partial<Record<Network, number>>> = {
  ethereum: 1,
  ethereum_sepolia: 11_155_111,
  ethereum_local: 31_337,
}

/** Where coins are worth money. A sandbox never has anything to do with these. */
export function isMainNetwork(network: Network): boolean {
  return network === 'bitcoin' || network === 'ethereum'
}

const coinsOn: Readonly<Record<Network, readonly Coin[]>> = {
  bitcoin: ['btc'],
  bitcoin_testnet: ['btc'],
  bitcoin_regtest: ['btc'],
  ethereum: ['eth'],
  ethereum_sepolia: ['eth'],
  ethereum_local: ['eth'],
  simulated: coins,
}

export function hasCoin(network: Network, coin: Coin): boolean {
  return coinsOn[network].includes(coin)
}

/** Base units as people write a coin, without needless zeros: 150000000n of btc is "1.5". */
export function unitsToText(coin: Coin, units: bigint): string {
  const digits = (units < 0n ? -units : units).toString().padStart(decimalsOf[coin] + 1, '0')
  const whole = digits.slice(0, -decimalsOf[coin])
  const part = digits.slice(-decimalsOf[coin]).replace(/0+$/, '')
  return `${units < 0n ? '-' : ''}${whole}${part === '' ? '' : `.${part}`}`
}

/** Reads an amount such as "0.015"; undefined where it is none, or finer than a base unit. */
export function unitsFromText(coin: Coin, text: string): bigint | undefined {
  const [, whole, part = ''] = /^(\d{1,15})(?:\.(\d+))?$/.exec(text) ?? []
  if (whole === undefined || part.length > decimalsOf[coin]) return undefined
  return BigInt(whole + part.padEnd(decimalsOf[coin], '0'))
}
