// What a translation says as the English does: names, codes, and words it has borrowed.

/** In every language; # is any figure. */
const everywhere = [
  ...['Bitcoin', 'Bitcoin Cash', 'Litecoin', 'Ethereum', 'Ripple', 'Kraken', 'Coinbase'],
  ...['Bitstamp', 'Strike', 'strike', 'Strike rate', 'Strike rates', 'Break-even', 'Buy'],
  ...['Sell', 'RSI', 'ID', 'RSI (#)', 'MACD', 'MACD (#, #, #)', 'ATS', 'ATS (VIP)'],
  ...['Heikin-Ashi', 'Williams %R', 'TRIX', 'SHA-#', 'BTC/USD', '\u2013', 'UTC #', '# UTC'],
  ...['CVV', '# h', '# d', '# min', 'Webhooks', 'order', '#-D Secure (test)', '{=fault}'],
  ...['{reason}', 'Truestrike'],
]

const borrowed: Readonly<Record<string, readonly string[]>> = {
  nl: [
    ...['Crypto', 'Forex', 'Home', 'Menu', 'Account', 'Demo', 'Live', 'Dashboard', 'Status'],
    ...['Contact', 'Database', 'Credits', '# credits', 'Code', 'Instrument', 'Instrumenten'],
    ...['Sandbox', 'Cashback', 'Candles', 'Naam', 'Document', 'Indicator', 'Open', 'Later'],
    ...['E-mail', 'Test', 'Plan', 'Wallet', 'Bank', 'Passkeys', 'Ticks', '# tick', '# ticks'],
    ...['Document: #', 'Routing number', 'Browser', 'Credit', 'week'],
  ],
  de: [
    ...['Bank', 'Bots', 'Buy #, Sell #', 'Cashback', 'Chance', 'Chart', 'Chips', 'Code'],
    ...['Credits', 'Demo', 'Fairness', 'Instrument', 'Live', 'Name', 'Orders', 'Passkeys'],
    ...['Plan', 'Status', 'Support', 'Symbol', 'Test', 'Token', 'Trade', 'Trades'],
    ...['Version', 'Version #', 'Wallet'],
  ],
  fr: [
    ...['# articles.', '# tick', '# ticks', 'Buy #, Sell #', 'Client', 'Code', 'Contact'],
    ...['Date', 'Description', 'Document', 'E-mail', 'Gains', 'Instrument', 'Licence', 'Live'],
    ...['Menu', 'Message', 'Mode', 'Pages', 'Plan', 'Promotions', 'Quantile', 'Questions'],
    ...['Secret', 'Source', 'Test', 'ticks', 'Trade', 'Transaction', 'Version', 'version #'],
    ...['Version #'],
  ],
  es: [
    ...['# tick', '# ticks', 'Buy #, Sell #', 'Cashback', 'Demo', 'demo', 'Exchange', 'Legal'],
    ...['Passkeys', 'Plan', 'Trading'],
  ],
  pt: [
    ...['# tick', '# ticks', 'Buy #, Sell #', 'Cashback', 'Demo', 'demo', 'E-mail', 'Exchange'],
    ...['Menu', 'Passkeys'],
  ],
  it: [
    ...['# tick', 'Area', 'Buy #, Sell #', 'Cashback', 'Dashboard', 'Database', 'Demo', 'demo'],
    ...['E-mail'],
    ...['Exchange', 'Home', 'Menu', 'Password', 'Quantile', 'Routing number', 'stop loss'],
    ...['Trading', 'Wallet'],
  ],
  pl: [...['# tick', 'Demo', 'E-mail', 'Instrument', 'Live', 'Menu', 'Plan', 'Test', 'Token']],
  tr: [...['Demo', 'demo', 'no.', 'No.', 'Plan', 'Test']],
  he: [...['Buy #, Sell #', 'Routing number']],
}

export function alikeIn(language: string): ReadonlySet<string> {
  return new Set([...everywhere, ...(borrowed[language] ?? [])])
}
