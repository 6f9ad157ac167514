// How notices reach a client, and the prices that they want to be told of.

type Levels = { readonly upper: string; readonly lower: string }

export const noticeChoices = {
  title: 'Notices',
  lead: 'What reaches you, where, and when. What you choose counts at once.',
  kept: 'Saved.',
  channels: 'What reaches you',
  always:
    'What is about your money, your identity and who may enter your account is always in the app ' +
    'and always mailed.',
  topics: {
    security: {
      title: 'Security',
      what: 'A new payout destination, a frozen account.',
    },
    payments: {
      title: 'Money',
      what: 'Deposits, withdrawals, credits and corrections.',
    },
    identity: { title: 'Identity', what: 'Your documents and what you asked to change.' },
    plan: { title: 'Plan', what: 'What became of the plan that you chose or asked for.' },
    automation: {
      title: 'Automated trading',
      what: 'Automated trades, bots and webhooks: what ended, what was paused.',
    },
    prices: { title: 'Price alerts', what: 'A price has reached a level that you named below.' },
    promotions: {
      title: 'Promotions',
      what: 'Bonus dollars, cashback and tournaments that you take part in.',
    },
    chat: { title: 'Live chat', what: 'Support has answered while you were not in the chat.' },
  },
  by: { bell: 'In the app', push: 'Push message', mail: 'By mail' },
  mails: { now: 'at once', digest: 'in the digest', off: 'not at all' },
  mailed: 'Always mailed',
  mailedLater: 'Mailed once it was not read for two minutes',
  push: {
    title: 'Push messages',
    lead:
      'A push message reaches this device while nothing of ours is open. It goes through the ' +
      'service of your browser’s maker, encrypted so that only this browser can read it.',
    add: 'Send them to this device',
    missing:
      'This browser cannot take push messages here. On a phone, add this site to your home ' +
      'screen first.',
    denied:
      'This browser was told not to show messages of this site. Allow them in its settings for ' +
      'this site, then come back here.',
    here: 'this device',
    since: (day: string) => `since ${day} UTC, nothing sent yet`,
    sent: (day: string) => `last sent ${day} UTC`,
    try: 'Try it',
    tried: 'A message is on its way to this device.',
    remove: 'Remove',
    details: 'Say what happened, also on a locked screen',
    detailsHelp:
      'Without this a push message says only that there is news: whoever sees your screen learns ' +
      'nothing of your account.',
  },
  times: 'When',
  quiet: 'Quiet hours',
  quietHelp: 'Push messages wait until these are over. Those about security do not.',
  ends: { from: 'From', to: 'to' },
  digest: 'The digest comes',
  digests: { daily: 'each morning at eight', weekly: 'on Monday at eight' },
  zone: (zone: string) => `By the clock of ${zone}.`,
  zoneHere: (zone: string) => `Take the clock of this device: ${zone}`,
  prices: {
    title: 'Price alerts',
    lead:
      'You are told once, by the first price that we publish at the level or beyond it. It says ' +
      'nothing about where the price goes from there.',
    labels: {
      symbol: 'Instrument',
      kind: 'When it is',
      price: 'Price',
      percent: 'Percent',
    },
    choose: 'Choose',
    now: 'Now',
    kinds: {
      above: 'as high as a price',
      below: 'as low as a price',
      moved: 'moved by a percentage, up or down',
    },
    set: 'Set the alert',
    none: 'No price alerts.',
    wishes: {
      above: (name: string, { upper }: Levels) => `${name} at ${upper} or higher`,
      below: (name: string, { lower }: Levels) => `${name} at ${lower} or lower`,
      moved: (name: string, { upper, lower }: Levels) => `${name} at ${lower} or at ${upper}`,
    },
    waits: (price: string) => `waits, set at ${price}`,
    reached: (price: string, at: string) => `reached at ${price}, ${at} UTC`,
    drop: 'Remove',
  },
  stop: {
    title: 'No more of these mails',
    text: (topic: string) =>
      `Mails about this are not sent to you any more: ${topic}. It stays in the app. You can ` +
      'choose otherwise under Notices at any time.',
    all: 'the digest of notices',
    ask: (topic: string) => `Mails about this would no longer be sent to you: ${topic}.`,
    do: 'Stop these mails',
    unknown: 'This link stops no mails. Sign in and choose under Notices.',
  },
}
