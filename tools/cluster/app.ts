// Our own processes: each as `npm start` runs it, with the settings of a machine among others.

import { join } from 'node:path'
import { type AppProcess, type Plan, ports, siteOf } from './parts.ts'
import type { Program } from './process.ts'

const projectRoot = join(import.meta.dirname, '../..')

export type AppOptions = {
  readonly app: AppProcess
  readonly plan: Plan
  /** Of all cells. */
  readonly plans: readonly Plan[]
  readonly work: string
  readonly urls: Readonly<Record<'DATABASE_URL' | 'DATABASE_OWNER_URL' | 'NATS_URL', string>>
  /** The same for all of them. */
  readonly secretKey: string
  readonly log: string
}

export function appProgram({ app, plan, plans, work, urls, secretKey, log }: AppOptions): Program {
  return {
    name: app.name,
    machine: app,
    file: process.execPath,
    args: ['--max-old-space-size=512', join(projectRoot, 'dist/server/main.js')],
    folder: projectRoot,
    log,
    env: {
      NODE_ENV: 'production',
      HOST: app.address,
      PORT: String(ports.app),
      PUBLIC_URL: siteOf(plans[0] ?? plan),
      DATA_DIR: appDataIn(work, plan),
      FEED: 'simulated',
      TRUSTED_PROXIES: '1',
      ROLE: app.role,
      SECRET_KEY: secretKey,
      ...(plans.length > 1 && { CELL: String(plan.cell), CELL_URLS: cellUrlsOf(plans) }),
      ...urls,
    },
  }
}

/** Documents are files: machines of a cell that are apart share this folder. */
export function appDataIn(work: string, { cell }: Plan): string {
  return join(work, `app${cell}`)
}

function cellUrlsOf(plans: readonly Plan[]): string {
  return plans.map((plan) => `${plan.cell}=${siteOf(plan)}`).join()
}
