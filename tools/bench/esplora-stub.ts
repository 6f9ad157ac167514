// A local HTTP node in the shape of Esplora with a chain of its own: its blocks are as large as
// those of the main network, and real down to the merkle root. It counts what it is asked.

import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { scriptOf } from '#server/modules/chains/read-address.ts'
import { systemRandom } from '#server/platform/crypto.ts'

export type EsploraStub = {
  readonly url: string
  /** Waits for a block. */
  readonly pay: (address: string, units: bigint) => void
  /** Resolves when the block can be asked for. */
  readonly mine: () => void
  /** Requests since it was asked the last time. */
  readonly requests: () => number
  readonly stop: () => void
}

type Paid = { readonly address: string; readonly units: bigint }
type Mined = Paid & { readonly txid: string; readonly height: number; readonly hash: string }
type Block = { readonly hash: string; readonly raw: Buffer }

/** Of strangers, in every block. */
const strangers = 3_000
const regtestPrefix = 'bcrt'

export async function startEsploraStub(): Promise<EsploraStub> {
  const blocks: Block[] = []
  const mined: Mined[] = []
  let waiting: (Paid & { readonly raw: Buffer; readonly txid: string })[] = []
  let asked = 0
  const filler = Array.from({ length: strangers }, () => transaction('0014', 1_000n))

  const mine = () => {
    const previous = blocks.at(-1)?.hash ?? '0'.repeat(64)
    const inside = [transaction('0014', 0n), ...filler, ...waiting.map(({ raw }) => raw)]
    const block = blockOf(previous, inside)
    const height = blocks.length
    blocks.push(block)
    for (const { address, units, txid } of waiting) {
      mined.push({ address, units, txid, height, hash: block.hash })
    }
    waiting = []
  }

  const statusOf = (one: Mined | undefined) =>
    one ? { confirmed: true, block_height: one.height, block_hash: one.hash } : { confirmed: false }
  const viewOf = ({ address, units, txid }: Paid & { txid: string }, one?: Mined) => ({
    ...{ txid, fee: 200, status: statusOf(one) },
    vout: [
      {
        scriptpubkey: scriptOf(address, regtestPrefix),
        ...{ scriptpubkey_address: address, value: Number(units) },
      },
    ],
  })
  const waitingAt = (address: string) =>
    waiting.filter((it) => it.address === address).map((it) => viewOf(it))
  const heightOf = (hash: string) => blocks.findIndex((block) => block.hash === hash)

  const routes: readonly (readonly [RegExp, (name: string) => unknown])[] = [
    [/^\/blocks\/tip\/hash$/, () => blocks.at(-1)?.hash],
    [/^\/block-height\/(\d+)$/, (height) => blocks[Number(height)]?.hash],
    [/^\/block\/(\w+)\/raw$/, (hash) => blocks[heightOf(hash)]?.raw],
    [/^\/block\/(\w+)$/, (hash) => ({ height: heightOf(hash) })],
    [/^\/address\/(\w+)\/txs\/mempool$/, waitingAt],
    [/^\/address\/(\w+)\/txs\/chain\/\w+$/, () => []],
    [
      /^\/address\/(\w+)\/txs$/,
      (address) => [
        ...waitingAt(address),
        ...mined
          .filter((it) => it.address === address)
          .reverse()
          .map((it) => viewOf(it, it)),
      ],
    ],
    [
      /^\/address\/(\w+)$/,
      (address) => {
        const own = mined.filter((it) => it.address === address)
        const sum = own.reduce((all, { units }) => all + Number(units), 0)
        return { chain_stats: { funded_txo_sum: sum, spent_txo_sum: 0 } }
      },
    ],
    [
      /^\/tx\/(\w+)$/,
      (txid) => {
        const one = mined.find((it) => it.txid === txid)
        const found = one ?? waiting.find((it) => it.txid === txid)
        return found && viewOf(found, one)
      },
    ],
  ]

  const server = createServer((request, response) => {
    asked += 1
    const path = request.url ?? ''
    for (const [pattern, answer] of routes) {
      const match = pattern.exec(path)
      const value = match && answer(match[1] ?? '')
      if (value === null || value === undefined) continue
      response.end(
        typeof value === 'string' || Buffer.isBuffer(value) ? value : JSON.stringify(value),
      )
      return
    }
    response.statusCode = 404
    response.end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  for (let made = 0; made < 8; made += 1) mine()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    pay: (to, units) => {
      const raw = transaction(scriptOf(to, regtestPrefix), units)
      waiting.push({ address: to, units, raw, txid: nameOf(twice(raw)) })
    },
    mine,
    requests: () => {
      const since = asked
      asked = 0
      return since
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** From nowhere, with one output. */
function transaction(script: string, units: bigint): Buffer {
  const output = Buffer.alloc(9)
  output.writeBigUInt64LE(units)
  output[8] = script.length / 2
  return Buffer.concat([
    ...[Buffer.from('0100000001', 'hex'), systemRandom(32), Buffer.alloc(4)],
    ...[Buffer.from([107]), systemRandom(107), Buffer.alloc(4, 0xff), Buffer.from([1])],
    ...[output, Buffer.from(script, 'hex'), Buffer.alloc(4)],
  ])
}

function blockOf(previous: string, transactions: readonly Buffer[]): Block {
  let row = transactions.map(twice)
  while (row.length > 1) {
    row = Array.from({ length: Math.ceil(row.length / 2) }, (_, at) => {
      const left = row[2 * at] as Buffer
      return twice(Buffer.concat([left, row[2 * at + 1] ?? left]))
    })
  }
  const before = Buffer.from(previous, 'hex').reverse()
  const header = Buffer.concat([Buffer.alloc(4, 1), before, row[0] as Buffer, Buffer.alloc(12, 2)])
  const count = Buffer.alloc(3)
  count[0] = 0xfd
  count.writeUInt16LE(transactions.length, 1)
  return { hash: nameOf(twice(header)), raw: Buffer.concat([header, count, ...transactions]) }
}

function twice(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(createHash('sha256').update(bytes).digest()).digest()
}

function nameOf(hash: Buffer): string {
  return Buffer.from(hash).reverse().toString('hex')
}
