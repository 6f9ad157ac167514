// Every figure of `/metrics`: its kind, what it says, and what its labels may be. A label is one of
// a few words, or as many at most as its number says: nothing of a client has room in it.

/** The words that a label may be, or how many there may be of what a module names itself. */
type Label = readonly string[] | number

export type Metric = {
  readonly kind: 'counter' | 'gauge' | 'histogram'
  readonly help: string
  readonly labels?: Readonly<Record<string, Label>>
  /** Of a histogram. */
  readonly buckets?: readonly number[]
}

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const counts = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1_024]

const routesMost = 800
const symbolsMost = 400
const codesMost = 200
const namesMost = 60

export const metrics = {
  // of trading
  orders_total: {
    kind: 'counter',
    help: 'Orders, by what became of them: accepted, failed, or the code of the refusal.',
    labels: { outcome: codesMost },
  },
  order_stage_seconds: {
    kind: 'histogram',
    help:
      'Where orders spend their time. whole: each, from its call to the answer; lane: the ' +
      'first of each batch until its turn; commit: each batch, decided and written.',
    labels: { stage: ['whole', 'lane', 'commit'] },
    buckets: seconds,
  },
  lane_batch_size: {
    kind: 'histogram',
    help: 'Orders, or settlements, of one batch of a lane.',
    labels: { kind: ['orders', 'settlements'] },
    buckets: counts,
  },
  lane_waiting: {
    kind: 'gauge',
    help: 'Orders and settlements that wait for their lane now.',
    labels: { kind: ['orders', 'settlements'] },
  },
  settlements_total: {
    kind: 'counter',
    help: 'Trades that were settled, by how they ended.',
    labels: { outcome: ['won', 'lost', 'tied', 'voided'] },
  },
  settlement_lateness_seconds: {
    kind: 'histogram',
    help: 'How long after its expiry a trade was settled.',
    buckets: [0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60, 300, 3_600],
  },
  trades_open: { kind: 'gauge', help: 'Trades that are open, with what is due.' },
  trading_ready: {
    kind: 'gauge',
    help: '1 where a trade could be opened now, as /api/health says.',
  },
  ticks_stored_total: { kind: 'counter', help: 'Prices that were stored.' },
  tick_age_seconds: {
    kind: 'gauge',
    help: 'Age of the newest price of each instrument that is open for trading now.',
    labels: { symbol: symbolsMost },
  },
  feed_age_seconds: { kind: 'gauge', help: 'Age of the newest price of any of them.' },
  storing_lag_seconds: { kind: 'gauge', help: 'How far prices are stored behind now.' },
  source_up: {
    kind: 'gauge',
    help: '1 for each source of prices that is heard, 0 for one that is not.',
    labels: { source: namesMost },
  },
  source_age_seconds: {
    kind: 'gauge',
    help: 'Age of the newest price of each source.',
    labels: { source: namesMost },
  },
  clock_skew_seconds: { kind: 'gauge', help: 'How far our clock is from the database’s.' },

  // of those who are connected
  http_requests_total: {
    kind: 'counter',
    help: 'Requests from outside, by route as it is registered and class of status.',
    labels: {
      method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'other'],
      route: routesMost,
      status: ['1xx', '2xx', '3xx', '4xx', '5xx'],
    },
  },
  http_request_seconds: {
    kind: 'histogram',
    help: 'How long they took, by route.',
    labels: { route: routesMost },
    buckets: [0.005, 0.025, 0.1, 0.25, 1, 2.5, 10],
  },
  stream_sockets: {
    kind: 'gauge',
    help:
      'Sockets of the stream: all that are open, and of them those that are signed in, ' +
      'behind, or not heard.',
    labels: { state: ['open', 'signed_in', 'behind', 'unheard'] },
  },
  stream_unsent_bytes: { kind: 'gauge', help: 'What is held for sockets that have not taken it.' },
  stream_frames_total: { kind: 'counter', help: 'Frames written to sockets of the stream.' },
  stream_ended_total: {
    kind: 'counter',
    help: 'Sockets that were ended, by reason: tooSlow are those that did not keep up.',
    labels: { reason: namesMost },
  },

  // of what waits
  outbox_waiting: {
    kind: 'gauge',
    help:
      'What waits to be sent: mails, tellings of the stream, push messages, webhook ' + 'messages.',
    labels: { queue: ['mails', 'tellings', 'pushes', 'webhooks'] },
  },
  outbox_oldest_seconds: {
    kind: 'gauge',
    help: 'For how long the oldest of them has waited.',
    labels: { queue: ['mails', 'tellings', 'pushes', 'webhooks'] },
  },
  deposits_open: {
    kind: 'gauge',
    help: 'Deposits that nothing has ended: asked and not paid, or paid and not credited yet.',
    labels: { state: ['asked', 'seen'] },
  },
  deposits_oldest_seconds: {
    kind: 'gauge',
    help: 'Since when the oldest of them is so.',
    labels: { state: ['asked', 'seen'] },
  },
  withdrawals_open: {
    kind: 'gauge',
    help: 'Withdrawals that nothing has ended, by state.',
    labels: { state: ['pending', 'approved'] },
  },
  withdrawals_oldest_seconds: {
    kind: 'gauge',
    help: 'Since when the oldest of them is in its state.',
    labels: { state: ['pending', 'approved'] },
  },
  staff_waiting: {
    kind: 'gauge',
    help: 'What waits for staff, by kind of the queue.',
    labels: { kind: namesMost },
  },
  staff_oldest_seconds: {
    kind: 'gauge',
    help: 'For how long the oldest of them has waited.',
    labels: { kind: namesMost },
  },

  // of what it stands on
  lead: {
    kind: 'gauge',
    help: '1 where this process leads the install, 0 where it stands by or is of the web.',
  },
  lead_reached: {
    kind: 'gauge',
    help: '1 where orders reach the process that leads; who stands by tells none.',
  },
  part_up: {
    kind: 'gauge',
    help: 'Each part of the health of the install: 1 where it is well.',
    labels: { part: namesMost },
  },
  db_connections: {
    kind: 'gauge',
    help:
      'Connections to the database in each thread’s pool: in use, idle; and who waits for ' +
      'one.',
    labels: { thread: ['web', 'trading'], state: ['used', 'idle', 'waiting'] },
  },
  db_retries_total: {
    kind: 'counter',
    help: 'Transactions that were done again after a conflict.',
  },
  db_outages_total: { kind: 'counter', help: 'Times the database did not answer.' },
  loop_failures_total: {
    kind: 'counter',
    help: 'Rounds of work beside the requests that failed, by name.',
    labels: { loop: namesMost },
  },
  invariants_broken: {
    kind: 'gauge',
    help: 'Of the invariants of the books, those that were broken when last looked at.',
  },
  invariants_unknown: {
    kind: 'gauge',
    help: 'Those that could not be looked at last time: too long, or no database.',
  },
  invariants_age_seconds: {
    kind: 'gauge',
    help: 'Since when each invariant has been looked at, at least once.',
  },
  books_differ: {
    kind: 'gauge',
    help: '1 where the books differ from those who keep the money.',
  },
  books_age_seconds: { kind: 'gauge', help: 'Since when the books were compared with them.' },
  chain_up: {
    kind: 'gauge',
    help: '1 for each chain that is watched and answers.',
    labels: { coin: namesMost },
  },
  chain_height: {
    kind: 'gauge',
    help: 'The block that each chain was read to.',
    labels: { coin: namesMost },
  },
  disk_free_bytes: { kind: 'gauge', help: 'Room left where DATA_DIR is.' },
  disk_size_bytes: { kind: 'gauge', help: 'Room there is.' },
  backup_age_seconds: {
    kind: 'gauge',
    help: 'Since when the last backup was finished; absent where none was ever made here.',
  },
  info: {
    kind: 'gauge',
    help: 'Always 1: which version, in which mode.',
    labels: { version: 4, mode: ['sandbox', 'live'] },
  },
} as const satisfies Readonly<Record<string, Metric>>

export type MetricName = keyof typeof metrics

export type LabelsOf<Name extends MetricName> = (typeof metrics)[Name] extends {
  readonly labels: infer Labels
}
  ? { readonly [Label in keyof Labels]: string }
  : Readonly<Record<string, never>>

type OfKind<Kind extends Metric['kind']> = {
  [Name in MetricName]: (typeof metrics)[Name]['kind'] extends Kind ? Name : never
}[MetricName]

export type CounterName = OfKind<'counter'>
export type HistogramName = OfKind<'histogram'>

/** As it stands in `/metrics`. */
export const prefix = 'truestrike_'
