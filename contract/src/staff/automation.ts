// Automated trading as staff see it: whether it is stopped, what runs, what it may cost, and what
// failed; and the calls that stop it and let it go on.

import * as z from 'zod/mini'
import { TokenView } from '../client/api-tokens.ts'
import { ExchangeKeyView, keyStandings, venueNames } from '../client/exchange-keys.ts'
import { BotView, orderEndings } from '../client/trader.ts'
import { WebhookView } from '../client/webhooks.ts'
import { ruleNames } from '../public/signal-rules.ts'
import { Instant, Mode, Page, pageQuery, prose, Success, Text, Written } from '../shared/wire.ts'

export const AutomationStop = z.object({
  id: Text,
  /** Null: for everybody. */
  client_id: z.nullable(Text),
  stopped_by: Text,
  stopped_at: Instant,
  reason: Written,
  resumed_by: z.nullable(Text),
  resumed_at: z.nullable(Instant),
  resume_reason: z.nullable(Written),
})
export type AutomationStop = z.infer<typeof AutomationStop>

const Exposure = z.object({
  rule: z.enum(ruleNames),
  symbol: Text,
  mode: Mode,
  trades: z.int(),
  /** Amounts are dollars as text. */
  stakes: Text,
  /** If all of them win. */
  payout: Text,
})

const Failed = z.object({
  /** A code of refusals or of reasons. */
  reason: Text,
  orders: z.int(),
  clients: z.int(),
  newest_at: Instant,
})

export const StaffAutomation = z.object({
  stop: z.nullable(z.object({ reason: Written, by: Text, at: Instant })),
  paused_clients: z.int(),
  /** For how many it runs. */
  demo_clients: z.int(),
  real_clients: z.int(),
  /** Of the last 24 hours. */
  signals_served: z.int(),
  placed: z.int(),
  refused: z.int(),
  /** Written down and neither placed nor refused yet. */
  waiting: z.int(),
  open: z.array(Exposure),
  /** Refused orders of the last 24 hours, the most frequent reason first. */
  failures: z.array(Failed),
})
export type StaffAutomation = z.infer<typeof StaffAutomation>

export const StaffClientAutomation = z.object({
  runs: z.enum(['off', 'demo', 'real']),
  switched_at: z.nullable(Instant),
  switched_why: z.nullable(Text),
  rules: z.array(z.enum(ruleNames)),
  trials: z.int(),
  trades_today: z.int(),
  open_stakes: Text,
  /** Since it was switched on. */
  brought: Text,
  stop: z.nullable(z.object({ reason: Written, by: Text, at: Instant })),
})
export type StaffClientAutomation = z.infer<typeof StaffClientAutomation>

/** What acts for a client here and on exchanges: all they made, what has ended with it. */
export const StaffClientPrograms = z.object({
  keys: z.array(ExchangeKeyView),
  bots: z.array(BotView),
  tokens: z.array(TokenView),
  /** Only the host of an address: the rest of it may be a secret. */
  webhooks: z.array(z.extend(z.omit(WebhookView, { url: true }), { host: Text })),
})
export type StaffClientPrograms = z.infer<typeof StaffClientPrograms>

/** Bots on clients' own exchange accounts; amounts as text, in what they are named in. */
export const StaffExchangeTrader = z.object({
  /** Those that run or are being stopped: what they may lose at most. */
  running: z.array(
    z.object({
      venue: z.enum(venueNames),
      is_live: z.boolean(),
      bots: z.int(),
      clients: z.int(),
      at_risk: Text,
      asset: Text,
    }),
  ),
  /** Of orders for good in the last 24 hours: how they ended. */
  orders: z.array(
    z.object({
      venue: z.enum(venueNames),
      ending: z.enum(orderEndings),
      orders: z.int(),
      clients: z.int(),
      newest_at: Instant,
    }),
  ),
  /** What exchanges took for them. */
  fees: z.array(z.object({ venue: z.enum(venueNames), asset: Text, fee: Text, orders: z.int() })),
  keys: z.array(
    z.object({ venue: z.enum(venueNames), standing: z.enum(keyStandings), keys: z.int() }),
  ),
})
export type StaffExchangeTrader = z.infer<typeof StaffExchangeTrader>

const reasoned = z.strictObject({ reason: prose(500) })

export const automationRoutes = {
  officeAutomation: {
    method: 'GET',
    path: '/office/automation',
    audience: 'staff',
    action: 'automation.read',
    summary: 'Automated trading as it stands: stops, what runs, exposure, failures.',
    reply: Success(StaffAutomation),
  },
  officeExchangeTrader: {
    method: 'GET',
    path: '/office/automation/exchanges',
    audience: 'staff',
    action: 'automation.read',
    summary: 'Bots on exchange accounts: what runs and is at risk, how orders ended, fees, keys.',
    reply: Success(StaffExchangeTrader),
  },
  officeAutomationStops: {
    method: 'GET',
    path: '/office/automation/stops',
    audience: 'staff',
    action: 'automation.read',
    summary: 'When automated trading was stopped, for whom, by whom and why, newest first.',
    query: z.strictObject(pageQuery),
    reply: Page(AutomationStop),
  },
  officeAutomationStop: {
    method: 'POST',
    path: '/office/automation/stop',
    audience: 'staff',
    action: 'automation.stop',
    summary: 'Stops automated trading for everybody; open trades go on.',
    body: reasoned,
    reply: Success(z.null()),
  },
  officeAutomationResuming: {
    method: 'POST',
    path: '/office/automation/resuming',
    audience: 'staff',
    action: 'automation.resume',
    summary: 'Lets automated trading go on.',
    body: reasoned,
    reply: Success(z.null()),
  },
  officeClientAutomation: {
    method: 'GET',
    path: '/office/clients/:id/automation',
    audience: 'staff',
    action: 'automation.read',
    summary: 'The automated trades of one client as they stand.',
    reply: Success(StaffClientAutomation),
  },
  officeClientPrograms: {
    method: 'GET',
    path: '/office/clients/:id/programs',
    audience: 'staff',
    action: 'automation.read',
    summary: 'Keys, bots, tokens and webhooks of one client, as they see them.',
    reply: Success(StaffClientPrograms),
  },
  officeClientAutomationStop: {
    method: 'POST',
    path: '/office/clients/:id/automation/stop',
    audience: 'staff',
    action: 'client_automation.stop',
    summary: 'Pauses the automated trades of one client, who is told why.',
    body: reasoned,
    reply: Success(z.null()),
  },
  officeClientAutomationResuming: {
    method: 'POST',
    path: '/office/clients/:id/automation/resuming',
    audience: 'staff',
    action: 'client_automation.resume',
    summary: 'Lets the automated trades of one client go on, who is told.',
    body: reasoned,
    reply: Success(z.null()),
  },
} as const
