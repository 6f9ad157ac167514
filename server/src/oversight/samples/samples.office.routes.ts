// The calls by which staff look at the letters to clients, of which none is sent.

import { officeRoutes as routes } from '#contract/staff/routes.ts'
import { refuse } from '#kernel/refusal.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import { type Install, letterheadOf } from '#server/install/operators/choose-letterhead.ts'
import { readSettings } from '#server/install/operators/read-settings.ts'
import type { Db } from '#server/platform/db.ts'
import { composeMail } from '#server/platform/mail.ts'
import { success } from '#server/platform/reply.ts'
import { samplesFor } from './write-samples.ts'

type SampleDeps = { readonly db: Db; readonly install: Install }

/** It is nobody's: such names are given to nobody (RFC 2606). */
const recipient = 'sam@example.org'

export function registerSampleLetters(office: OfficeRouter, { db, install }: SampleDeps): void {
  const samples = () => samplesFor(install.publicUrl())

  office.on(routes.officeSamples, async () =>
    success(
      'The letters.',
      samples().map(({ name, about, letter: { subject } }) => ({ name, about, subject })),
    ),
  )

  office.on(routes.officeSample, async ({ params }) => {
    const found = samples().find(({ name }) => name === params.name)
    if (!found) return refuse('not_found')
    const head = letterheadOf(await readSettings(db), install)
    const { sender, subject, text, html } = composeMail(recipient, found.letter, head)
    return success('A letter.', { from: `${sender.name} <${sender.address}>`, subject, text, html })
  })
}
