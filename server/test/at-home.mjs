// Loaded before a server that a test starts: the exchanges' own addresses lead to this machine, so
// that the server need not be told of others. AT_HOME is the port where they are answered.

import { Socket } from 'node:net'

const hosts = new Set([
  'ws.kraken.com',
  'api.kraken.com',
  'ws-feed.exchange.coinbase.com',
  'api.exchange.coinbase.com',
  'ws.bitstamp.net',
  'www.bitstamp.net',
])
const connect = Socket.prototype.connect

Socket.prototype.connect = function connectAtHome(...args) {
  const options = Array.isArray(args[0]) ? args[0][0] : args[0]
  if (hosts.has(options?.host)) {
    Object.assign(options, { host: '127.0.0.1', port: Number(process.env.AT_HOME) })
  }
  return connect.apply(this, args)
}
