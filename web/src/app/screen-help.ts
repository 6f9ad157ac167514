// Which article of the help is about each screen of those who are signed in, by its address.

export const screenHelp: Readonly<Record<string, string>> = {
  '/user/home': 'trade',
  '/user/trade-history': 'receipt',
  '/user/trades/:id': 'receipt',
  '/user/statement': 'receipt',
  '/user/earnings': 'odds',
  '/user/signals': 'plans',
  '/user/ats': 'plans',
  '/user/trader': 'plans',
  '/user/credits': 'plans',
  '/user/plan': 'plans',
  '/user/deposit': 'paying-in',
  '/user/deposit-log': 'paying-in',
  '/user/withdraw-fund': 'withdrawing',
  '/user/withdraw-log': 'withdrawing',
  '/user/limits': 'limits',
  '/user/before-live': 'before-live',
  '/user/notices': 'account',
  '/user/promotions': 'account',
  '/user/tournaments': 'demo',
  '/user/tournaments/:id': 'demo',
  '/user/verify': 'identity',
  '/user/edit-profile': 'account',
  '/user/preferences': 'account',
  '/user/change-password': 'signing-in',
  '/user/change-email': 'signing-in',
  '/user/security': 'signing-in',
  '/user/api': 'signing-in',
  '/user/webhooks': 'signing-in',
  '/user/privacy': 'data',
}

/** The article for an address as it stands, or the help from its beginning. */
export function helpFor(pathname: string): string {
  const article = screenHelp[pathname] ?? screenHelp[pathname.replace(/\/[\w-]+$/, '/:id')]
  return article === undefined ? '/help' : `/help#${article}`
}
