// Where every letter about a deposit leads.

import type { WritingDeps } from '../clients/write-to-client.ts'

export function historyUrl({ install }: Pick<WritingDeps, 'install'>): string {
  return `${install.publicUrl()}/user/deposit-log`
}
