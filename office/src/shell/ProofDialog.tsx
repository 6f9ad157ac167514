// Asks for a code where an act takes a second factor that was shown a moment ago, and lets the act
// go on once it was right.

import { useSyncExternalStore } from 'react'
import { deskRoutes } from '#contract/staff/office.ts'
import { useProof } from '../door/api.ts'
import { CodeForm } from '../door/CodeForm.tsx'
import { answerProof, hearOfProof, isProofAsked } from '../lib/proof.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { shell as t } from '../words/shell.ts'
import css from './ProofDialog.module.css'

export function ProofDialog() {
  return useSyncExternalStore(hearOfProof, isProofAsked) ? <Asking /> : null
}

function Asking() {
  const proof = useProof()
  return (
    <Dialog title={t.proofTitle} onClose={() => answerProof(false)}>
      <div className={css.body}>
        <p>{t.proofHelp}</p>
        <CodeForm
          body={deskRoutes.officeProof.body}
          sending={proof}
          label={t.proofGo}
          onDone={() => answerProof(true)}
        />
      </div>
    </Dialog>
  )
}
