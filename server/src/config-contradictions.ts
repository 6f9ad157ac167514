// What settings have to be together, whatever each is by itself: a sentence for each that is not.

import type { InstallMode } from './install/operators/mode.ts'

type Together = {
  readonly installMode: InstallMode
  readonly host: string
  readonly port: number
  readonly publicUrl: string | null
  readonly officeUrl: string | null
  readonly officeAddresses: object | null
  readonly databaseUrl: string | null
  readonly databaseOwnerUrl: string | null
  readonly smtpUrl: string | null
  readonly stripeSecretKey: string | null
  readonly stripeWebhookSecret: string | null
  readonly chatMailAddress: string | null
  readonly chatMailSecret: string | null
  readonly pushTrialService: string | null
  readonly role: 'engine' | 'web'
  readonly natsUrl: string | null
  readonly cell: number
  readonly cellUrls: ReadonlyMap<number, string> | null
  readonly secretKey: object | null
  readonly trustedProxies: number
}

export function contradictions(config: Together): string[] {
  const { installMode, publicUrl, smtpUrl } = config
  const problems = [
    ...cardProblems(config),
    ...officeProblems(config),
    ...busProblems(config),
    ...cellProblems(config),
  ]
  if ((config.chatMailAddress === null) !== (config.chatMailSecret === null)) {
    problems.push('CHAT_MAIL_ADDRESS and CHAT_MAIL_SECRET must both be set, or neither.')
  }
  if (config.databaseOwnerUrl !== null && config.databaseUrl === null) {
    problems.push('DATABASE_OWNER_URL is for the database of DATABASE_URL, which is not set.')
  }
  if (installMode !== 'live') return problems
  if (!publicUrl?.startsWith('https:')) {
    problems.push('PUBLIC_URL must be an https:// address when INSTALL_MODE is "live".')
  }
  if (smtpUrl === null) problems.push('SMTP_URL must be set when INSTALL_MODE is "live".')
  if (config.pushTrialService !== null) {
    problems.push('PUSH_TRIAL_SERVICE is for trials of a sandbox, not for INSTALL_MODE "live".')
  }
  return problems
}

/** What a process needs to be one of several. */
function busProblems(config: Together): string[] {
  const { role, natsUrl } = config
  if (natsUrl === null) return role === 'web' ? ['ROLE "web" needs NATS_URL.'] : []
  const needed = {
    DATABASE_URL: config.databaseUrl,
    PUBLIC_URL: config.publicUrl,
    SECRET_KEY: config.secretKey,
  }
  return Object.entries(needed)
    .filter(([, value]) => value === null)
    .map(([name]) => `NATS_URL is for an install of several processes, which needs ${name} too.`)
}

/** Cells tell each other prices over NATS, and each has a place of its own among them. */
function cellProblems({ cell, cellUrls, natsUrl }: Together): string[] {
  if (cellUrls === null) return cell === 1 ? [] : ['CELL needs CELL_URLS, where each is reached.']
  const problems = natsUrl === null ? ['CELL_URLS is for several cells, which need NATS_URL.'] : []
  return cellUrls.has(cell) ? problems : [...problems, `CELL_URLS has no cell ${cell}.`]
}

/** Two places are two, and who comes to the office is known by their own address. */
function officeProblems(config: Together): string[] {
  const { officeUrl, officeAddresses, publicUrl, installMode, trustedProxies } = config
  const problems: string[] = []
  const site = publicUrl ?? `http://${config.host}:${config.port}`
  if (officeUrl !== null && new URL(officeUrl).host === new URL(site).host) {
    problems.push(
      'OFFICE_URL must be another host or port than the site, which would be nowhere otherwise: ' +
        'leave it unset to have the office at /office of the site.',
    )
  }
  if (officeUrl?.startsWith('http:') && installMode === 'live') {
    problems.push('OFFICE_URL must be an https:// address when INSTALL_MODE is "live".')
  }
  const isBehindProxy = (officeUrl ?? publicUrl)?.startsWith('https:')
  if (officeAddresses !== null && isBehindProxy && trustedProxies === 0) {
    problems.push(
      'OFFICE_ADDRESSES needs TRUSTED_PROXIES: with https:// a proxy stands before the server, ' +
        'and everybody would have its address.',
    )
  }
  return problems
}

/** Money that is real and money that is not never meet. */
function cardProblems({ installMode, stripeSecretKey, stripeWebhookSecret }: Together): string[] {
  if (stripeSecretKey === null && stripeWebhookSecret === null) return []
  if (installMode === 'sandbox') {
    const found = /_live_/.test(stripeSecretKey ?? '') ? 'a live key of Stripe' : 'a key of Stripe'
    return [
      `There is ${found} in the environment, but INSTALL_MODE is "sandbox", which takes no money ` +
        'and has only the simulated card provider: leave STRIPE_SECRET_KEY and ' +
        'STRIPE_WEBHOOK_SECRET unset.',
    ]
  }
  if (stripeSecretKey === null || stripeWebhookSecret === null) {
    return ['STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must both be set, or neither.']
  }
  return /_live_/.test(stripeSecretKey)
    ? []
    : ['STRIPE_SECRET_KEY must be a live key when INSTALL_MODE is "live".']
}
