// A setting's name in words.

import { site as t } from '../words/site.ts'

/** Of a coin's by the coin: `btc_xpub`. */
export function settingName(name: string): string {
  const [coin = '', part = ''] = name.split('_')
  return t.names[name] ?? t.coinNames[part]?.(coin.toUpperCase()) ?? name
}
