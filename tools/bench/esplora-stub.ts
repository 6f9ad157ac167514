// A local HTTP node in the shape of Esplora with a chain of its own: its blocks are as large as
// those of the main network, and real down to the merkle root. It counts what it is asked.

import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { present } from '#kernel/assert.ts'
import { bitcoinForm } from '#server/money/methods/bitcoin-method.ts'
import { scriptOf } from '#server/money/methods/script-address.ts'
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
const blocksAtStart = 8
/** The first block of regtest: by its hash a node is known, and it is read like any other. */
const firstBlock = Buffer.from(
  [
    '0100000000000000000000000000000000000000000000000000000000000000000000003ba3edfd7a7b12b27ac7',
    '2c3e67768f617fc81bc3888a51323a9fb8aa4b1e5e4adae5494dffff7f2002000000010100000001000000000000',
    '0000000000000000000000000000000000000000000000000000ffffffff4d04ffff001d0104455468652054696d',
    '65732030332f4a616e2f32303039204368616e63656c6c6f72206f6e206272696e6b206f66207365636f6e642062',
    '61696c6f757420666f722062616e6b73ffffffff0100f2052a01000000434104678afdb0fe5548271967f1a67130',
    'b7105cd6a828e03909a67962e0ea1f61deb649f6bc3f4cef38c4f35504e51ec112de5c384df7ba0b8d578a4c702b',
    '6bf11d5fac00000000',
  ].join(''),
  'hex',
)

export async function startEsploraStub(): Promise<EsploraStub> {
  const chain = newChain()
  let asked = 0
  const server = createServer((request, response) => {
    asked += 1
    const value = answerTo(chain, request.url ?? '')
    if (value === undefined) response.statusCode = 404
    const isWhole = typeof value === 'string' || Buffer.isBuffer(value)
    response.end(isWhole ? value : JSON.stringify(value ?? ''))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  for (let made = 0; made < blocksAtStart; made += 1) chain.mine()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    pay: chain.pay,
    mine: chain.mine,
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

type StubChain = ReturnType<typeof newChain>

function newChain() {
  const blocks: Block[] = [{ hash: nameOf(twice(firstBlock.subarray(0, 80))), raw: firstBlock }]
  const mined: Mined[] = []
  const waiting: (Paid & { readonly raw: Buffer; readonly txid: string })[] = []
  const filler = Array.from({ length: strangers }, () => transaction('0014', 1_000n))
  return {
    blocks,
    mined,
    waiting,
    pay: (address: string, units: bigint) => {
      const raw = transaction(scriptOf(address, bitcoinForm), units)
      waiting.push({ address, units, raw, txid: nameOf(twice(raw)) })
    },
    mine: () => {
      const previous = present(blocks.at(-1), 'the block before').hash
      const paid = waiting.splice(0)
      const inside = [transaction('0014', 0n), ...filler, ...paid.map(({ raw }) => raw)]
      const block = blockOf(previous, inside)
      const place = { height: blocks.length, hash: block.hash }
      blocks.push(block)
      for (const { address, units, txid } of paid) mined.push({ address, units, txid, ...place })
    },
  }
}

function answerTo({ blocks, mined, waiting }: StubChain, path: string): unknown {
  const [, what, name = '', more] = path.split('/')
  const heightOf = (hash: string) => blocks.findIndex((block) => block.hash === hash)
  const isAt = (it: Paid) => it.address === name
  switch (`${what}/${more ?? ''}`) {
    case 'blocks/hash':
      return blocks.at(-1)?.hash
    case 'block-height/':
      return blocks[Number(name)]?.hash
    case 'block/raw':
      return blocks[heightOf(name)]?.raw
    case 'block/':
      return { height: heightOf(name) }
    case 'tx/': {
      const one = mined.find(({ txid }) => txid === name)
      const found = one ?? waiting.find(({ txid }) => txid === name)
      return found && viewOf(found, one)
    }
    case 'address/txs': {
      if (path.includes('/chain/')) return []
      const views = waiting.filter(isAt).map((it) => viewOf(it))
      if (path.endsWith('/mempool')) return views
      return [
        ...views,
        ...mined
          .filter(isAt)
          .map((it) => viewOf(it, it))
          .reverse(),
      ]
    }
    case 'address/': {
      const sum = mined.filter(isAt).reduce((all, { units }) => all + Number(units), 0)
      return { chain_stats: { funded_txo_sum: sum, spent_txo_sum: 0 } }
    }
  }
  return undefined
}

function viewOf({ address, units, txid }: Paid & { readonly txid: string }, one?: Mined) {
  const script = { scriptpubkey: scriptOf(address, bitcoinForm), scriptpubkey_address: address }
  return {
    txid,
    fee: 200,
    vout: [{ ...script, value: Number(units) }],
    status: one
      ? { confirmed: true, block_height: one.height, block_hash: one.hash }
      : { confirmed: false },
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
