// Which addresses are of the open internet: a client's webhook may lead nowhere else, least of all
// into the network that an install stands in.

import { BlockList, isIP } from 'node:net'

/**
 * What the registries of special addresses keep from the open internet: RFC 6890 with its updates,
 * and what maps IPv4 into IPv6, whose ends nobody here looks at.
 */
const closed = {
  ipv4: [
    ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'],
    ...['172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16'],
    ...['198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
  ],
  ipv6: [
    ...['::/96', '::ffff:0:0/96', '64:ff9b::/96', '64:ff9b:1::/48', '100::/64', '2001::/23'],
    ...['2001:db8::/32', '2002::/16', '3fff::/20', '5f00::/16', 'fc00::/7', 'fe80::/10'],
    ...['fec0::/10', 'ff00::/8'],
  ],
} as const

/** One for each family: a list of both takes a mapped network for all of IPv4. */
function listOf(family: keyof typeof closed): BlockList {
  const list = new BlockList()
  for (const network of closed[family]) {
    const [address = '', bits] = network.split('/')
    list.addSubnet(address, Number(bits), family)
  }
  return list
}
const lists = { 4: listOf('ipv4'), 6: listOf('ipv6') }

export function isPublic(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !lists[4].check(address, 'ipv4')
  return family === 6 && !address.includes('%') && !lists[6].check(address, 'ipv6')
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host)
}
