// Asks for a code or a passkey where an act takes a second factor that was shown a moment ago, and
// lets the act go on once it was right.

import { useSyncExternalStore } from 'react'
import { EitherFactor } from '../door/ProofForm.tsx'
import { answerProof, hearOfProof, isProofAsked } from '../lib/proof.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { shell as t } from '../words/shell.ts'
import css from './ProofDialog.module.css'

export function ProofDialog() {
  return useSyncExternalStore(hearOfProof, isProofAsked) ? <Asking /> : null
}

function Asking() {
  return (
    <Dialog title={t.proofTitle} onClose={() => answerProof(false)}>
      <div className={css.body}>
        <p>{t.proofHelp}</p>
        <EitherFactor label={t.proofGo} onDone={() => answerProof(true)} />
      </div>
    </Dialog>
  )
}
