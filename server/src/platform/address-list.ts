// A list of addresses and networks, as one writes it: 203.0.113.7, 198.51.100.0/24 2001:db8::/32.

import { BlockList, isIP } from 'node:net'

export type AddressList = { readonly holds: (address: string) => boolean }

/** Commas or blanks between; undefined where one of them is none. */
export function parseAddressList(text: string): AddressList | undefined {
  const list = new BlockList()
  for (const entry of text.split(/[\s,]+/).filter((part) => part !== '')) {
    const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? []
    const family = familyOf(address)
    if (!family) return undefined
    const most = family === 'ipv4' ? 32 : 128
    const prefix = bits === undefined ? most : Number(bits)
    if (prefix > most) return undefined
    list.addSubnet(address, prefix, family)
  }
  return {
    holds: (address) => {
      const plain = plainOf(address)
      const family = familyOf(plain)
      return family !== undefined && list.check(plain, family)
    },
  }
}

function familyOf(address: string): 'ipv4' | 'ipv6' | undefined {
  return ({ 4: 'ipv4', 6: 'ipv6' } as const)[isIP(address)]
}

/** A socket tells of an IPv4 caller as ::ffff:a.b.c.d, and of a near one by which network card. */
function plainOf(address: string): string {
  const [bare = ''] = address.split('%', 1)
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1] ?? bare
}
