// What an operator can set from outside: one table, read once at the start, here and nowhere else.
// A wrong setting stops the start with a sentence; no setting is guessed at or silently corrected.

import { resolve } from 'node:path'
import { contradictions } from './config-contradictions.ts'
import { type InstallMode, installModes } from './install/operators/mode.ts'
import { type NodeUrls, nodeSettings, ofNodes } from './money/methods/coin-methods.ts'
import {
  beginning,
  oneOf,
  parseAddresses,
  parseChatMailAddress,
  parseChatMailSecret,
  parseHost,
  parseNearOrigin,
  parseOrigin,
  parseSecretKey,
  url,
  type Wrong,
  wholeNumber,
} from './parse-config.ts'
import type { AddressList } from './platform/address-list.ts'
import type { LogLevel } from './platform/logger.ts'
import { type ProcessConfig, processSettings } from './process-settings.ts'
import { type FeedSetting, parseFeedSetting } from './trading/market/feed-setting.ts'
import { type WatchConfig, watchSettings } from './watch-settings.ts'

/** Besides, the nodes that tell of real chains; null: only the simulated ones of a sandbox. */
export type Config = {
  readonly port: number
  readonly host: string
  /** Origin that clients see, without a trailing slash; null: wherever the server listens. */
  readonly publicUrl: string | null
  /** Origin of the office where it has one of its own; null: it is below the clients' site. */
  readonly officeUrl: string | null
  /** Where staff may come from; null: from anywhere. */
  readonly officeAddresses: AddressList | null
  /** Absolute path. */
  readonly dataDir: string
  /** null: the embedded PostgreSQL. */
  readonly databaseUrl: string | null
  /** Who owns the tables there, for bringing them up to date; null: nobody else. */
  readonly databaseOwnerUrl: string | null
  readonly feed: FeedSetting
  /** null: mails are written to files. */
  readonly smtpUrl: string | null
  readonly installMode: InstallMode
  /** Of the card provider; both or neither, and only in a live install. */
  readonly stripeSecretKey: string | null
  readonly stripeWebhookSecret: string | null
  /** Seals secrets and documents; null: the key is in a file of the data folder. */
  readonly secretKey: Buffer | null
  /** Absolute path of the operator's signing key; null: the key is made and sealed here. */
  readonly signingKeyFile: string | null
  readonly witnessesFile: string | null
  /** Of mail that comes into conversations; both or neither. */
  readonly chatMailAddress: string | null
  readonly chatMailSecret: string | null
  /** Origin of a push service on this machine, for trials; null: only those of browsers. */
  readonly pushTrialService: string | null
  readonly trustedProxies: number
  readonly logLevel: LogLevel
} & NodeUrls &
  ProcessConfig &
  WatchConfig

const logLevels: readonly LogLevel[] = ['error', 'warn', 'info', 'debug']

type Setting<T> = {
  readonly name: string
  /** What an absent or empty variable stands for; '' where there is nothing to put. */
  readonly fallback: string
  readonly meaning: string
  /** Never repeated in a message. */
  readonly isSecret?: true
  readonly parse: (text: string) => T | Wrong
}

const nodes = ofNodes((key): Setting<string | null> => {
  const { name, meaning, example } = nodeSettings[key]
  return { name, fallback: '', meaning, isSecret: true, parse: url(['http:', 'https:'], example) }
})

/** The table of settings, in the order of the README, which is generated from it. */
export const settings = {
  port: {
    name: 'PORT',
    fallback: '3000',
    meaning: 'Port to listen on; `0` takes any free one.',
    parse: wholeNumber(0, 65_535),
  },
  host: {
    name: 'HOST',
    fallback: 'localhost',
    meaning: 'Address to listen on; `0.0.0.0` or `::` to be reached from other machines.',
    parse: parseHost,
  },
  publicUrl: {
    name: 'PUBLIC_URL',
    fallback: '',
    meaning: 'Where clients reach the site, for links in mails. Unset: where it listens.',
    parse: parseOrigin,
  },
  officeUrl: {
    name: 'OFFICE_URL',
    fallback: '',
    meaning:
      'Where staff reach the office: another host, or another port, of the same install. It is ' +
      'then there and nowhere else, and the site is not there. Unset: `/office` of the site.',
    parse: parseOrigin,
  },
  officeAddresses: {
    name: 'OFFICE_ADDRESSES',
    fallback: '',
    meaning:
      'Addresses and networks that staff may come from, such as `203.0.113.0/24, 2001:db8::/32`; ' +
      'for anybody else there is no office. Unset: from anywhere.',
    parse: parseAddresses,
  },
  dataDir: {
    name: 'DATA_DIR',
    fallback: '.data',
    meaning: 'Folder for everything the server keeps outside the database.',
    parse: (text: string) => text,
  },
  databaseUrl: {
    name: 'DATABASE_URL',
    fallback: '',
    meaning: 'PostgreSQL 15 to 18 to use. Unset: an embedded one in `DATA_DIR`.',
    isSecret: true,
    parse: url(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/database'),
  },
  databaseOwnerUrl: {
    name: 'DATABASE_OWNER_URL',
    fallback: '',
    meaning:
      'The same database as the owner of its tables: brings them up to date at the start and ' +
      'gives the role of `DATABASE_URL` what the server needs. `live` needs the two apart.',
    isSecret: true,
    parse: url(['postgres:', 'postgresql:'], 'postgres://owner:password@host:5432/database'),
  },
  feed: {
    name: 'FEED',
    fallback: 'simulated',
    meaning:
      'Source of prices: `simulated`, `replay:<file>[,<file>]`, or an exchange: `kraken`, ' +
      '`coinbase`, `bitstamp`, or [`licensed:<file>`](docs/licensed-source.md); or the median of ' +
      'several: `kraken,coinbase,bitstamp`.',
    parse: parseFeedSetting,
  },
  smtpUrl: {
    name: 'SMTP_URL',
    fallback: '',
    meaning: 'Mail server. Unset: mails become files in `DATA_DIR/outbox`.',
    isSecret: true,
    parse: url(['smtp:', 'smtps:'], 'smtp://user:password@host:587'),
  },
  installMode: {
    name: 'INSTALL_MODE',
    fallback: 'sandbox',
    meaning: '`sandbox` (play money only) or `live`.',
    parse: oneOf(installModes),
  },
  ...nodes,
  stripeSecretKey: {
    name: 'STRIPE_SECRET_KEY',
    fallback: '',
    meaning: 'Secret or restricted live key of Stripe, which takes cards in a `live` install.',
    isSecret: true,
    parse: beginning(['sk_live_', 'rk_live_', 'sk_test_', 'rk_test_']),
  },
  stripeWebhookSecret: {
    name: 'STRIPE_WEBHOOK_SECRET',
    fallback: '',
    meaning: 'Signs `/api/webhooks/card/stripe`: [its events](docs/decisions/0097-cards.md).',
    isSecret: true,
    parse: beginning(['whsec_']),
  },
  secretKey: {
    name: 'SECRET_KEY',
    fallback: '',
    meaning:
      '64 hexadecimal digits that seal second factors and documents. Unset: made once, in ' +
      '`DATA_DIR/secret.key`. Keep a copy: what was sealed cannot be read without it.',
    isSecret: true,
    parse: parseSecretKey,
  },
  signingKeyFile: {
    name: 'SIGNING_KEY_FILE',
    fallback: '',
    meaning:
      'File with the Ed25519 key (PEM) that signs receipts and [the log](docs/log.md). Unset: ' +
      'made at the first start, sealed, and changed by `npm run signing-key`.',
    parse: (text: string) => (text === '' ? null : text),
  },
  witnessesFile: {
    name: 'WITNESSES_FILE',
    fallback: '',
    meaning:
      'File with the [witnesses](docs/log.md#witnesses) that sign what the log says, a line ' +
      '`witness NAME VKEY URL` each ([its form](https://c2sp.org/tlog-policy)).',
    parse: (text: string) => (text === '' ? null : text),
  },
  chatMailAddress: {
    name: 'CHAT_MAIL_ADDRESS',
    fallback: '',
    meaning:
      'Where answers to mails of the chat go, as `reply+{key}@mail.example`: your mail server ' +
      'hands them over ([mail into conversations](docs/operators.md#mail-into-conversations)).',
    parse: parseChatMailAddress,
  },
  chatMailSecret: {
    name: 'CHAT_MAIL_SECRET',
    fallback: '',
    meaning: 'What your mail server shows when it does.',
    isSecret: true,
    parse: parseChatMailSecret,
  },
  pushTrialService: {
    name: 'PUSH_TRIAL_SERVICE',
    fallback: '',
    meaning:
      'Origin of a push service on this machine, as `http://127.0.0.1:4000`: for trials of a ' +
      'sandbox only.',
    parse: parseNearOrigin,
  },
  ...processSettings,
  trustedProxies: {
    name: 'TRUSTED_PROXIES',
    fallback: '0',
    meaning: 'How many proxies stand before the server, so that it sees clients’ own addresses.',
    parse: wholeNumber(0, 9),
  },
  ...watchSettings,
  logLevel: {
    name: 'LOG_LEVEL',
    fallback: 'warn',
    meaning: '`error`, `warn`, `info` or `debug`.',
    parse: oneOf(logLevels),
  },
} satisfies { [Key in keyof Config]: Setting<Config[Key]> }

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads every setting; a relative DATA_DIR is taken from `root`. Returns all problems, a sentence
 * each.
 */
export function readConfig(env: Environment, root: string): Config | { problems: string[] } {
  const problems: string[] = []
  const read = <T>(setting: Setting<T>): T => parsed(setting, env, problems)
  const inRoot = (path: string | null) => (path === null ? null : resolve(root, path))
  const config: Config = {
    port: read(settings.port),
    host: read(settings.host),
    publicUrl: read(settings.publicUrl),
    officeUrl: read(settings.officeUrl),
    officeAddresses: read(settings.officeAddresses),
    dataDir: resolve(root, read(settings.dataDir)),
    databaseUrl: read(settings.databaseUrl),
    databaseOwnerUrl: read(settings.databaseOwnerUrl),
    feed: read(settings.feed),
    smtpUrl: read(settings.smtpUrl),
    installMode: read(settings.installMode),
    ...ofNodes((key) => read(settings[key])),
    stripeSecretKey: read(settings.stripeSecretKey),
    stripeWebhookSecret: read(settings.stripeWebhookSecret),
    secretKey: read(settings.secretKey),
    signingKeyFile: inRoot(read(settings.signingKeyFile)),
    witnessesFile: inRoot(read(settings.witnessesFile)),
    chatMailAddress: read(settings.chatMailAddress),
    chatMailSecret: read(settings.chatMailSecret),
    pushTrialService: read(settings.pushTrialService),
    role: read(settings.role),
    natsUrl: read(settings.natsUrl),
    cell: read(settings.cell),
    cellUrls: read(settings.cellUrls),
    trustedProxies: read(settings.trustedProxies),
    metricsPort: read<number | null>(settings.metricsPort),
    metricsHost: read(settings.metricsHost),
    traceUrl: read(settings.traceUrl),
    traceShare: read(settings.traceShare),
    logLevel: read(settings.logLevel),
  }
  if (problems.length === 0) problems.push(...contradictions(config))
  return problems.length === 0 ? config : { problems }
}

/**
 * This process's settings. Wrong ones are told on stderr and end the process with 78 (EX_CONFIG).
 */
export function loadConfig(root: string): Config {
  const config = readConfig(process.env, root)
  if (!('problems' in config)) return config
  for (const problem of config.problems) console.error(problem)
  process.exit(78)
}

function parsed<T>(setting: Setting<T>, env: Environment, problems: string[]): T {
  const text = env[setting.name]?.trim() || setting.fallback
  const value = setting.parse(text)
  if (!isWrong(value)) return value
  const shown = setting.isSecret ? setting.name : `${setting.name} is ${JSON.stringify(text)}, but`
  problems.push(`${shown} must be ${value.mustBe}.`)
  const instead = setting.parse(setting.fallback)
  if (isWrong(instead)) throw new Error(`the default of ${setting.name} is wrong itself`)
  return instead
}

function isWrong<T>(value: T | Wrong): value is Wrong {
  return typeof value === 'object' && value !== null && 'mustBe' in value
}
