// Addresses of coins that have scripts, as Bitcoin does: BIP-173, BIP-350, base58check. What
// differs from coin to coin, prefixes and version bytes, is the coin's form.

import { createHash } from 'node:crypto'
import { bech32, bech32m, createBase58check, hex } from '@scure/base'
import { assert, present } from '#kernel/assert.ts'
import { isMainNetwork, type Network, networksOf } from '#kernel/coins.ts'
import type { Address, AddressKind, Misread } from './address.ts'
import type { ScriptForm } from './method.ts'

const base58check = createBase58check((bytes: Uint8Array) =>
  createHash('sha256').update(bytes).digest(),
)

/** Undefined where neither prefix nor version byte is one of the coin's. */
export function readScriptAddress(text: string, form: ScriptForm): Address | Misread | undefined {
  const separator = text.lastIndexOf('1')
  const prefix = text.slice(0, Math.max(0, separator)).toLowerCase()
  const networks = networksWith(form, prefix)
  return networks.length > 0 ? readWitness(text, form, networks) : readBase58(text, form)
}

/** What an output to this address says; a Defect for anything else than an address of the coin. */
export function scriptOf(address: string, form: ScriptForm): string {
  const read = readScriptAddress(address, form)
  assert(read !== undefined && !('fault' in read), `${address} is no address of ${form.coin}`)
  return read.script
}

/** Pays to the hash of a public key (P2WPKH). */
export function witnessAddress(form: ScriptForm, network: Network, hash: Uint8Array): string {
  const its = form.networks[network === 'simulated' ? form.simulatedAs : network]
  const { prefix } = present(its, `${form.coin} has addresses on ${network}`)
  return bech32.encode(prefix, [0, ...bech32.toWords(hash)])
}

/** Addresses of test networks serve the simulated chain. */
function networksWith(form: ScriptForm, prefix: string): Network[] {
  return networksOf(form.coin).filter((network) =>
    network === 'simulated'
      ? testPrefixes(form).includes(prefix)
      : form.networks[network]?.prefix === prefix,
  )
}

function testPrefixes({ coin, networks }: ScriptForm): (string | undefined)[] {
  const tests = networksOf(coin).filter((network) => !isMainNetwork(network))
  return tests.map((network) => networks[network]?.prefix)
}

function readWitness(
  text: string,
  { coin }: ScriptForm,
  networks: readonly Network[],
): Address | Misread {
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
    coin,
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

function readBase58(text: string, { coin, versions }: ScriptForm): Address | Misread | undefined {
  if (!/^[1-9A-HJ-NP-Za-km-z]{25,36}$/.test(text)) return undefined
  const payload = readBase58Check(text)
  if (!payload) return { fault: 'bad_checksum' }
  const [kind, net] = versions[payload[0] ?? -1] ?? []
  if (payload.length !== 21 || !kind) return undefined
  const hash = hex.encode(payload.subarray(1))
  return {
    coin,
    networks: networksOf(coin).filter((network) => isMainNetwork(network) === (net === 'main')),
    text,
    kind,
    script: kind === 'p2pkh' ? `76a914${hash}88ac` : `a914${hash}87`,
  }
}
