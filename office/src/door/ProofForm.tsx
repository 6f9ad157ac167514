// The second factor, shown again.

import { deskRoutes } from '#contract/staff/office.ts'
import { door as t } from '../words/door.ts'
import { useProof } from './api.ts'
import { CodeForm } from './CodeForm.tsx'
import css from './DoorPage.module.css'

export function ProofForm() {
  const proof = useProof()
  return (
    <>
      <p className={css.help}>{t.proveHelp}</p>
      <CodeForm body={deskRoutes.officeProof.body} sending={proof} label={t.prove} />
    </>
  )
}
