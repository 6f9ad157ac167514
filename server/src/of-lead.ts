// What a process of the web passes on to the process that leads: whatever rests on what only that
// one remembers or has on its disk. The rest, which is most of what is asked, it answers itself.

/** Below /api. */
const ownCalls = [
  ...['auth', 'market', 'trading', 'profit', 'stream', 'signals', 'tournaments', 'promotions'],
  ...['health', 'openapi.json', 'asyncapi.json', 'docs', 'public', 'notices'],
  ...['users/me', 'users/notices', 'users/plan', 'users/limits', 'users/acceptances'],
  ...['users/price-alerts', 'users/appropriateness', 'users/sessions', 'users/devices'],
]

/** Of these, what is not: it takes pictures, or knows who is writing. */
const leadCalls = ['auth/complete-profile', 'public/chat']

const leadPages = ['office', 'simulated-card']

/** `path` as it was asked for, with its query. */
export function isOfLead(path: string): boolean {
  const [, first = '', ...rest] = path.split('?', 1)[0]?.split('/') ?? []
  if (first !== 'api') return leadPages.includes(first)
  const call = rest.join('/')
  const isBelow = (above: string) => call === above || call.startsWith(`${above}/`)
  return !ownCalls.some(isBelow) || leadCalls.some(isBelow)
}
