// What the parts of one client's page are given.

import type { StaffClient } from '#contract/staff/clients.ts'

export type ClientTabProps = { readonly client: StaffClient }

/** Of what is asked before something is done about a client: it is shown until it ends. */
export type AskProps = { readonly client: StaffClient; readonly onEnd: () => void }
