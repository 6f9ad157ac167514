// Reads what people paste as an address: which coin it is of and on which networks money sent to it
// arrives. What is not certainly right is refused with a reason, since money sent wrong is lost.
// Bitcoin: BIP-173, BIP-350, base58check. Ethereum: EIP-55.

import { createHash } from 'node:crypto'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bech32, bech32m, createBase58check, hex } from '@scure/base'
import { assert } from '#kernel/assert.ts'
import { type Coin, hasCoin, type Network } from '#kernel/coins.ts'

export type AddressKind = 'p2pkh' | 'p2sh' | 'p2wpkh' | 'p2wsh' | 'p2tr' | 'witness' | 'account'

export type Address = {
  readonly coin: Coin
  readonly networks: readonly Network[]
  /** The one way we write it: bech32 in small letters, Ethereum with its checksum. */
  readonly text: string
  readonly kind: AddressKind
  /** What a Bitcoin output's script is (hexadecimal); '' on Ethereum. */
  readonly script: string
}

export const addressFaults = {
  not_an_address: 'This is not an address. Copy it again from your wallet.',
  bad_checksum: 'This address has a mistake in it. Copy it again from your wallet.',
  unsupported: 'This kind of address has no use on its network yet, and money there is lost.',
  wrong_coin: 'This address belongs to another coin.',
  wrong_network: 'This address belongs to another network.',
  zero_address: 'Nobody holds this address: money sent there is lost.',
} as const
export type AddressFault = keyof typeof addressFaults

export type Misread = { readonly fault: AddressFault }

/** The first part of a regtest node's addresses: bcoin's is "rb", litecoind's "rltc". */
export const defaultRegtestPrefix = 'bcrt'

const base58check = createBase58check((bytes: Uint8Array) =>
  createHash('sha256').update(bytes).digest(),
)

const base58Versions: Readonly<Record<number, readonly [AddressKind, 'main' | 'test']>> = {
  0: ['p2pkh', 'main'],
  5: ['p2sh', 'main'],
  111: ['p2pkh', 'test'],
  196: ['p2sh', 'test'],
}

const bitcoinTestNetworks = ['bitcoin_testnet', 'bitcoin_regtest', 'simulated'] as const

export function readAddress(text: string, regtestPrefix = defaultRegtestPrefix): Address | Misread {
  if (/^0x/i.test(text)) return readEthereum(text)
  const separator = text.lastIndexOf('1')
  const prefix = text.slice(0, Math.max(0, separator)).toLowerCase()
  const networks = networksOf(prefix, regtestPrefix)
  return networks ? readWitness(text, networks) : readBase58(text)
}

/** An address that money of this coin can be sent to on this network. */
export function checkAddress(
  text: string,
  coin: Coin,
  network: Network,
  regtestPrefix = defaultRegtestPrefix,
): Address | Misread {
  const address = readAddress(text, regtestPrefix)
  if ('fault' in address) return address
  if (address.coin !== coin || !hasCoin(network, coin)) return { fault: 'wrong_coin' }
  if (!address.networks.includes(network)) return { fault: 'wrong_network' }
  if (address.kind === 'witness') return { fault: 'unsupported' }
  if (/^0x0{40}$/.test(address.text)) return { fault: 'zero_address' }
  return address
}

/** What a Bitcoin output to this address says; a Defect for anything else than such an address. */
export function scriptOf(address: string, regtestPrefix = defaultRegtestPrefix): string {
  const read = readAddress(address, regtestPrefix)
  assert(!('fault' in read) && read.coin === 'btc', `${address} is no address of Bitcoin`)
  return read.script
}

function networksOf(prefix: string, regtestPrefix: string): readonly Network[] | undefined {
  if (prefix === 'bc') return ['bitcoin']
  if (prefix === 'tb') return ['bitcoin_testnet', 'simulated']
  return prefix === regtestPrefix ? ['bitcoin_regtest', 'simulated'] : undefined
}

function readWitness(text: string, networks: readonly Network[]): Address | Misread {
  const plain = readBech32(text, bech32)
  const modified = readBech32(text, bech32m)
  const read = plain ?? modified
  if (!read) return { fault: 'bad_checksum' }
  const [version = 17, ...words] = read.words
  const program = bytesOf(words)
  const isRightCode = version === 0 ? plain !== undefined : modified !== undefined
  if (!isRightCode) return { fault: 'bad_checksum' }
  const length = program?.length ?? 0
  const isProgram = length >= 2 && length <= 40 && version <= 16
  if (!program || !isProgram || (version === 0 && length !== 20 && length !== 32)) {
    return { fault: 'not_an_address' }
  }
  const opcode = version === 0 ? 0 : 0x50 + version
  return {
    coin: 'btc',
    networks,
    text: text.toLowerCase(),
    kind: witnessKind(version, length),
    script: hex.encode(Uint8Array.of(opcode, length, ...program)),
  }
}

function witnessKind(version: number, length: number): AddressKind {
  if (version === 0) return length === 20 ? 'p2wpkh' : 'p2wsh'
  return version === 1 && length === 32 ? 'p2tr' : 'witness'
}

/** Undefined unless the string is whole: prefix, characters, case, length and checksum. */
export function readBech32(
  text: string,
  code: typeof bech32 | typeof bech32m,
): { readonly prefix: string; readonly words: readonly number[] } | undefined {
  return code.decodeUnsafe(text, 90) || undefined
}

function bytesOf(words: readonly number[]): Uint8Array | undefined {
  return bech32.fromWordsUnsafe([...words]) || undefined
}

/** The bytes of a base58 text whose checksum is right. */
export function readBase58Check(text: string): Uint8Array | undefined {
  try {
    return base58check.decode(text)
  } catch {
    return undefined
  }
}

function readBase58(text: string): Address | Misread {
  if (!/^[1-9A-HJ-NP-Za-km-z]{25,36}$/.test(text)) return { fault: 'not_an_address' }
  const payload = readBase58Check(text)
  if (!payload) return { fault: 'bad_checksum' }
  const [kind, net] = base58Versions[payload[0] ?? -1] ?? []
  if (payload.length !== 21 || !kind) return { fault: 'not_an_address' }
  const hash = hex.encode(payload.subarray(1))
  return {
    coin: 'btc',
    networks: net === 'main' ? ['bitcoin'] : bitcoinTestNetworks,
    text,
    kind,
    script: kind === 'p2pkh' ? `76a914${hash}88ac` : `a914${hash}87`,
  }
}

function readEthereum(text: string): Address | Misread {
  const digits = /^0x([0-9a-f]{40})$/i.exec(text)?.[1]
  if (digits === undefined) return { fault: 'not_an_address' }
  const address = ethereumAddress(digits)
  const isPlain = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  if (!isPlain && address !== `0x${digits}`) return { fault: 'bad_checksum' }
  return {
    coin: 'eth',
    networks: ['ethereum', 'ethereum_sepolia', 'ethereum_local', 'simulated'],
    text: address,
    kind: 'account',
    script: '',
  }
}

/** Forty hexadecimal digits with the checksum of EIP-55 in the case of their letters. */
export function ethereumAddress(digits: string): string {
  const small = digits.toLowerCase()
  const hash = hex.encode(keccak_256(Buffer.from(small)))
  const marked = [...small].map((digit, at) =>
    Number.parseInt(hash.charAt(at), 16) >= 8 ? digit.toUpperCase() : digit,
  )
  return `0x${marked.join('')}`
}
