// The second factor, shown again: a code, or a passkey of whoever has one.

import { messageOf } from '#browser/http/errors.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { useDesk } from '../lib/use-desk.ts'
import { door as t } from '../words/door.ts'
import { usePasskeyProof, useProof } from './api.ts'
import { CodeForm } from './CodeForm.tsx'
import css from './DoorPage.module.css'

export function ProofForm() {
  return (
    <>
      <p className={css.help}>{t.proveHelp}</p>
      <EitherFactor label={t.prove} />
    </>
  )
}

type Props = { readonly label: string; readonly onDone?: () => void }

export function EitherFactor({ label, onDone }: Props) {
  const desk = useDesk()
  const byCode = useProof()
  const byPasskey = usePasskeyProof()
  return (
    <>
      {desk?.has_passkey && (
        <>
          {byPasskey.isError && <Alert kind="error">{messageOf(byPasskey.error)}</Alert>}
          <Button
            look="solid"
            busy={byPasskey.isPending}
            onClick={() => byPasskey.mutate(undefined, { onSuccess: (door) => door && onDone?.() })}
          >
            {t.usePasskey}
          </Button>
        </>
      )}
      <CodeForm sending={byCode} label={label} {...(onDone ? { onDone } : {})} />
    </>
  )
}
