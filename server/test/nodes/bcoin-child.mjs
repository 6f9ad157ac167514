// A process with a regtest Bitcoin node in it (bcoin, in memory) that speaks what two kinds of nodes
// speak: Bitcoin Core's JSON-RPC at /rpc, and Esplora's interface at /esplora. At /test it does what
// a test wants to happen. bcoin's own RPC is close to Core's; where it differs is translated here.
//
//   node bcoin-child.mjs <node_modules of bcoin>

import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'

process.env.NODE_BACKEND = 'js'
const require = createRequire(join(process.argv[2], 'x.js'))
const { Address, Coin, FullNode, KeyRing, MTX, Network, Script } = require('bcoin')

// SegWit holds from the third window on: block 36, not 432.
Object.assign(Network.get('regtest'), { minerWindow: 12, activationThreshold: 9 })

const node = new FullNode({
  network: 'regtest',
  memory: true,
  workers: false,
  listen: false,
  logLevel: 'none',
  // Never listened on: the HTTP server below is the only door.
  port: 18_444,
  httpPort: 18_443,
  replaceByFee: true,
  indexTX: true,
  indexAddress: true,
})
node.http = { open: async () => {}, close: async () => {} }
const ring = KeyRing.generate(true)
ring.witness = true
/** Transactions this process made, by id: what they spent, for those who spend it again. */
const made = new Map()
let coinbases = 0

/** Hashes are told the other way round from how bcoin keeps them; it is its own inverse. */
const hexOf = (hash) => Buffer.from(hash, 'hex').reverse().toString('hex')
const hashOf = hexOf

async function mine(count, { from = node.chain.tip, withWaiting = true, extra = [] } = {}) {
  let tip = from
  for (let done = 0; done < count; done += 1) {
    const mempool = node.miner.mempool
    if (!withWaiting) node.miner.mempool = null
    const job = await node.miner.createJob(tip, ring.getAddress())
    node.miner.mempool = mempool
    if (done === 0 && extra.length > 0) {
      for (const { tx, view } of extra) job.addTX(tx, view)
      job.refresh()
    }
    const block = await job.mineAsync()
    tip = await node.chain.add(block)
    if (!tip) throw new Error('the block was not taken')
  }
  return { height: node.chain.tip.height, hash: hexOf(node.chain.tip.hash) }
}

/** The next coinbase of ours that is old enough. */
async function nextCoin() {
  coinbases += 1
  const block = await node.chain.getBlock(coinbases)
  return Coin.fromTX(block.txs[0], 0, coinbases)
}

/** Pays several outputs from one coin, the rest to ourselves. */
function build(coin, outputs, fee) {
  const mtx = new MTX()
  mtx.addCoin(coin)
  let rest = coin.value - fee
  for (const { address, units } of outputs) {
    mtx.addOutput(Address.fromString(address, 'regtest'), units)
    rest -= units
  }
  if (rest > 1_000) mtx.addOutput(ring.getAddress(), rest)
  mtx.inputs[0].sequence = 0xfffffffd
  mtx.sign(ring)
  const tx = mtx.toTX()
  made.set(tx.txid(), { coin, outputs })
  return { tx, view: mtx.view }
}

async function send(tx) {
  const missing = await node.mempool.addTX(tx)
  if (missing) throw new Error('it spends what does not exist')
  return tx.txid()
}

const tests = {
  mine: ({ blocks }) => mine(blocks),
  pay: async ({ outputs }) => send(build(await nextCoin(), outputs, 1_000).tx),
  /** The same coin spent again with a higher fee, to `outputs` instead (BIP-125). */
  replace: async ({ txid, outputs }) => {
    node.mempool.evictEntry(node.mempool.getEntry(hashOf(txid)))
    return send(build(made.get(txid).coin, outputs, 5_000).tx)
  },
  /** One block more in the place of the newest; `lost` are spent to ourselves in the first. */
  reorg: async ({ depth, lost }) => {
    const { height } = node.chain.tip
    const undone = []
    for (let at = height - depth + 1; at <= height; at += 1) {
      undone.push(...(await node.chain.getBlock(at)).txs.slice(1))
    }
    const from = await node.chain.getEntry(height - depth)
    const extra = lost.map((txid) => build(made.get(txid).coin, [], 9_000))
    const tip = await mine(depth + 1, { from, withWaiting: false, extra })
    for (const tx of undone) {
      // bcoin forgets these; Core has them wait again, as their wallets would by themselves.
      if (!lost.includes(tx.txid()) && !node.mempool.hasEntry(tx.hash('hex'))) await send(tx)
    }
    return tip
  },
  broadcast: async ({ hex }) => node.rpc.execute({ method: 'sendrawtransaction', params: [hex] }),
}

/** All outputs in blocks that no block spends. */
async function unspent() {
  const found = new Map()
  for (let height = 0; height <= node.chain.tip.height; height += 1) {
    const block = await node.chain.getBlock(height)
    for (const tx of block?.txs ?? []) {
      for (const { prevout } of tx.inputs) found.delete(`${prevout.txid()}:${prevout.index}`)
      tx.outputs.forEach((output, index) => {
        const script = output.script.toJSON()
        const entry = { txid: tx.txid(), index, script, value: output.value, height }
        found.set(`${entry.txid}:${index}`, entry)
      })
    }
  }
  return [...found.values()]
}

function isSpentByWaiting(txid, index) {
  return node.mempool.isSpent(hashOf(txid), index)
}

const rpc = {
  getblock: ([hash, verbosity = 1]) => ['getblock', [hash, verbosity > 0, verbosity > 1]],
}

async function answerRpc({ method, params }) {
  if (method === 'scantxoutset') {
    const scripts = params[1].map((text) => /^raw\((.*)\)$/.exec(text)[1])
    const mine = (await unspent()).filter(({ script }) => scripts.includes(script))
    return {
      unspents: mine.map(({ txid, index, script, value }) => ({
        txid,
        vout: index,
        scriptPubKey: script,
        amount: value / 1e8,
      })),
    }
  }
  if (method === 'gettxout' && isSpentByWaiting(params[0], params[1])) return null
  const [name, translated] = rpc[method]?.(params) ?? [method, params]
  const result = await node.rpc.execute({ method: name, params: translated })
  return method === 'estimatesmartfee' ? {} : result
}

function rpcError(error) {
  // Core says -5 and -8 for what it does not have; bcoin has numbers of its own.
  const isUnknown = /not found|out of range/i.test(error.message)
  return { result: null, error: { code: isUnknown ? -5 : -1, message: error.message } }
}

async function esploraTransaction(meta) {
  const { tx, block, height } = meta
  const view = await node.getMetaView(meta).catch(() => null)
  const isConfirmed = height >= 0
  return {
    txid: tx.txid(),
    vout: tx.outputs.map((output) => ({
      scriptpubkey: output.script.toJSON(),
      scriptpubkey_address: output.getAddress()?.toString('regtest'),
      value: output.value,
    })),
    fee: view && !tx.isCoinbase() ? tx.getFee(view) : 0,
    status: isConfirmed
      ? { confirmed: true, block_height: height, block_hash: hexOf(block) }
      : { confirmed: false },
  }
}

/** Waiting ones first, then by height downwards. */
async function historyOf(address) {
  const metas = await node.getMetaByAddress([Address.fromString(address, 'regtest')])
  const depth = ({ height }) => (height < 0 ? Number.POSITIVE_INFINITY : height)
  return metas.sort((one, other) => depth(other) - depth(one))
}

const esplora = {
  '^/blocks/tip/hash$': () => hexOf(node.chain.tip.hash),
  '^/block/(\\w{64})/raw$': async (hash) => {
    const block = await node.chain.getBlock(hashOf(hash))
    return block?.toRaw()
  },
  '^/address/(\\w+)/txs/mempool$': async (address) => {
    const metas = await historyOf(address)
    return Promise.all(metas.filter(({ height }) => height < 0).map(esploraTransaction))
  },
  '^/block/(\\w{64})$': async (hash) => ({
    height: (await node.chain.getEntry(hashOf(hash)))?.height,
  }),
  '^/block-height/(\\d+)$': async (height) => {
    const entry = await node.chain.getEntry(Number(height))
    return entry ? hexOf(entry.hash) : undefined
  },
  '^/tx/(\\w+)$': async (txid) => {
    const meta = await node.getMeta(hashOf(txid))
    return meta ? esploraTransaction(meta) : undefined
  },
  '^/address/(\\w+)/txs(?:/chain/(\\w+))?$': async (address, last) => {
    const metas = await historyOf(address)
    const waiting = metas.filter(({ height }) => height < 0)
    const mined = metas.filter(({ height }) => height >= 0)
    const at = last ? mined.findIndex(({ tx }) => tx.txid() === last) + 1 : 0
    const page = [...(last ? [] : waiting), ...mined.slice(at, at + 25)]
    return Promise.all(page.map(esploraTransaction))
  },
  '^/address/(\\w+)/utxo$': async (address) => {
    const script = Script.fromAddress(Address.fromString(address, 'regtest')).toJSON()
    const mine = (await unspent()).filter((it) => it.script === script)
    return mine
      .filter(({ txid, index }) => !isSpentByWaiting(txid, index))
      .map(({ txid, index, value, height }) => ({
        txid,
        vout: index,
        value,
        status: { confirmed: true, block_height: height },
      }))
  },
  '^/address/(\\w+)$': async (address) => {
    const script = Script.fromAddress(Address.fromString(address, 'regtest')).toJSON()
    const mine = (await unspent()).filter((it) => it.script === script)
    const sum = mine.reduce((all, { value }) => all + value, 0)
    return { chain_stats: { funded_txo_sum: sum, spent_txo_sum: 0 } }
  },
  '^/fee-estimates$': () => ({ 6: 12.5 }),
}

async function answerEsplora(path) {
  for (const [pattern, answer] of Object.entries(esplora)) {
    const match = new RegExp(pattern).exec(path)
    if (match) return answer(...match.slice(1))
  }
  return undefined
}

async function bodyOf(request) {
  let text = ''
  for await (const chunk of request) text += chunk
  return JSON.parse(text || '{}')
}

/** How the node behaves: 'up', 'down' (503), 'hangs', or 'talks nonsense'. */
let mood = 'up'

async function handle(request, response) {
  const { pathname } = new URL(request.url, 'http://node')
  const end = (status, value) => {
    response.statusCode = status
    const isWhole = typeof value === 'string' || Buffer.isBuffer(value)
    response.end(isWhole ? value : JSON.stringify(value))
  }
  if (pathname.startsWith('/test/')) {
    const body = await bodyOf(request)
    const name = pathname.slice('/test/'.length)
    if (name === 'mood') mood = body.mood
    try {
      return end(200, (await tests[name]?.(body)) ?? {})
    } catch (error) {
      return end(500, String(error.stack))
    }
  }
  if (mood === 'hangs') return
  if (mood === 'down') return end(503, 'warming up')
  if (mood === 'talks nonsense') return end(200, '{"result":{"height":"ten"},"error":null}')
  if (pathname === '/rpc') {
    if (request.headers.authorization !== `Basic ${btoa('user:pass word')}`) return end(401, '')
    const question = await bodyOf(request)
    const reply = await answerRpc(question).then((result) => ({ result, error: null }), rpcError)
    return end(reply.error ? 500 : 200, { id: 1, ...reply })
  }
  const answer = await answerEsplora(pathname.replace('/esplora', ''))
  return answer === undefined ? end(404, 'not found') : end(200, answer)
}

await node.open()
// Coins of a block may be spent a hundred blocks later.
await mine(130)
const server = createServer((request, response) => {
  handle(request, response).catch((error) => {
    response.statusCode = 500
    response.end(String(error.stack))
  })
})
server.listen(0, '127.0.0.1', () => console.log(JSON.stringify({ port: server.address().port })))
// It ends with whoever started it.
process.stdin.on('end', () => process.exit(0)).resume()
