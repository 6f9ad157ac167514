// The calls by which staff pay what was approved: by the operator's wallet, or by files for their
// bank. Nothing here has a private key.

import type { FastifyReply } from 'fastify'
import { officeRoutes as routes } from '#contract/staff/routes.ts'
import { isUuid } from '#kernel/ids.ts'
import { usdToText } from '#kernel/money.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso } from '#kernel/time.ts'
import { lensFor } from '#server/identity/reveals/read-personal-data.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import { success } from '#server/platform/reply.ts'
import { totalOf } from './bank.ts'
import { listBankFiles } from './bank-files.store.ts'
import { noteBankRefusal } from './note-bank-refusal.ts'
import { noteSent } from './note-sending.ts'
import { noteBankPaid } from './pay-withdrawal.ts'
import { prepareBankFile } from './prepare-bank-file.ts'
import { type PayingDeps, prepareCoins } from './prepare-payout.ts'
import { sendSimulated } from './send-simulated.ts'
import { listPayments, takeBankFile } from './take-bank-file.ts'
import { takePayout } from './take-payout.ts'
import { answering } from './withdrawals.office.routes.ts'

export function registerPayouts(office: OfficeRouter, deps: PayingDeps): void {
  registerCoins(office, deps)
  registerBank(office, deps)
  registerFiles(office, deps)
}

/** What a wallet or a bank is given: a file, and nothing that a browser would show or keep. */
function asFile(reply: FastifyReply, name: string, type: string): void {
  reply.headers({
    'content-type': type,
    'content-disposition': `attachment; filename="${name}"`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
}

function registerCoins(office: OfficeRouter, deps: PayingDeps): void {
  const { after } = answering(deps)

  office.on(routes.officePreparation, ({ params, staff, body: { anew = false } }) =>
    after(params, staff, (id) => prepareCoins(deps, id, { by: staff.staff, anew })),
  )

  office.on(routes.officePayoutFile, async ({ params: { id = '' }, staff, reply }) => {
    const taken = isUuid(id) ? await takePayout(deps, id, staff.staff) : refuse('not_found')
    if (isRefusal(taken)) return taken
    const ending = taken.format === 'psbt' ? 'psbt' : 'txt'
    asFile(reply, `withdrawal-${id}.${ending}`, 'application/octet-stream')
    return Buffer.from(taken.text)
  })

  office.on(routes.officeSending, ({ params, staff, body: { transaction: txid } }) =>
    after(params, staff, (id) => noteSent(deps, id, { by: staff.staff, txid })),
  )

  office.on(routes.officeSimulatedSending, ({ params, staff }) =>
    after(params, staff, (id) => sendSimulated(deps, id, staff.staff)),
  )
}

function registerBank(office: OfficeRouter, deps: PayingDeps): void {
  const { after } = answering(deps)

  office.on(routes.officePayment, ({ params, staff, body: { reference } }) =>
    after(params, staff, (id) => noteBankPaid(deps, id, { by: staff.staff, reference })),
  )

  office.on(routes.officeBankRefusal, ({ params, staff, body: { reason } }) =>
    after(params, staff, (id) => noteBankRefusal(deps, id, { by: staff.staff, reason })),
  )
}

function registerFiles(office: OfficeRouter, deps: PayingDeps): void {
  const { db } = deps

  office.on(routes.officeBankFiles, async ({ query: { cursor, limit } }) => {
    if (cursor !== undefined && !isUuid(cursor)) return refuse('malformed')
    const found = await listBankFiles(db, { after: cursor ?? null, limit: limit + 1 })
    const page = found.slice(0, limit)
    const data = page.map(({ messageId, total, madeAt, madeBy, id, payments, waiting }) => ({
      id,
      message_id: messageId,
      payments,
      waiting,
      total: usdToText(total),
      made_at: iso(madeAt),
      made_by: madeBy,
    }))
    const next = found.length > limit ? (page.at(-1)?.id ?? null) : null
    return { ...success('Files for the bank.', data), next_cursor: next }
  })

  office.on(routes.officeBankFileMade, async ({ staff }) => {
    const made = await prepareBankFile(deps, staff.staff)
    if (isRefusal(made)) return made
    const { id, orders } = made
    if (orders.length === 0) return success('No bank withdrawal is ready to be paid.', null)
    const total = usdToText(totalOf(orders))
    return success('The file is made.', { id, payments: orders.length, total })
  })

  office.on(routes.officeBankPayments, async ({ params: { id = '' }, staff }) => {
    const payments = isUuid(id) ? await listPayments(db, id) : undefined
    if (!payments) return refuse('not_found')
    const show = await lensFor(deps, staff)
    const data = payments.map(({ id: payment, clientId, email, name, net, isRefused, ...one }) => ({
      ...one,
      id: payment,
      name: show({ id: clientId, email }, 'name', name),
      net: usdToText(net),
      is_refused: isRefused,
    }))
    return success('What the file pays.', data)
  })

  office.on(routes.officeBankFile, async ({ params: { id = '' }, staff, reply }) => {
    const taken = isUuid(id) ? await takeBankFile(deps, id, staff.staff) : refuse('not_found')
    if (isRefusal(taken)) return taken
    const { messageId, xml } = taken.file
    asFile(reply, `pain.001-${messageId}.xml`, 'application/xml; charset=utf-8')
    return Buffer.from(xml)
  })

  office.on(routes.officeBankFileRefusal, async ({ params: { id = '' }, staff, body }) => {
    if (!isUuid(id)) return refuse('not_found')
    const noted = await noteBankRefusal(deps, id, { by: staff.staff, reason: body.reason })
    if (isRefusal(noted)) return noted
    return success('The next file has them.', { payments: noted.length })
  })
}
