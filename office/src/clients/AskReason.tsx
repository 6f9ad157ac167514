// Acts about a client that take a reason and nothing more.

import { Dialog } from '../parts/Dialog.tsx'
import { ReasonForm } from '../parts/ReasonForm.tsx'
import { client as t } from '../words/client.ts'
import { type ClientAct, useClientAct } from './api.ts'
import type { AskProps } from './props.ts'

function AskReason({ client, act, onEnd }: AskProps & { readonly act: ClientAct }) {
  const sending = useClientAct(client.id, act)
  return (
    <Dialog title={t.asks[act]} onClose={onEnd}>
      <p>{t.means[act]}</p>
      <ReasonForm label={t.reasons[act]} act={t.acts[act]} sending={sending} onDone={onEnd} />
    </Dialog>
  )
}

export function AskFreeze(props: AskProps) {
  return <AskReason {...props} act="freeze" />
}

export function AskUnfreeze(props: AskProps) {
  return <AskReason {...props} act="unfreeze" />
}

export function AskSignOut(props: AskProps) {
  return <AskReason {...props} act="sign_out" />
}
