// Whom a limit by address means: an IPv4 address, or the /64 that one IPv6 subscriber has for
// themselves.

import { isIPv6 } from 'node:net'

/** The key for limits on this IP address. Text that is no IP address is its own key. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = (ip.split('%', 1)[0] ?? '').toLowerCase().split('::')
  const groups = groupsOf(head)
  if (tail !== undefined) {
    const behind = groupsOf(tail)
    while (groups.length + behind.length < 8) groups.push('0')
    groups.push(...behind)
  }
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}

function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':')
}
