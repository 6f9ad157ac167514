// An authenticator app is set up: its secret is shown, and counts once a code of it was typed.

import { messageOf } from '#browser/http/errors.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { door as t } from '../words/door.ts'
import { useEnrolment, useEnrolmentEnd } from './api.ts'
import { CodeForm } from './CodeForm.tsx'
import css from './DoorPage.module.css'

export function FactorForm() {
  const enrolment = useEnrolment()
  const end = useEnrolmentEnd()
  if (!enrolment.data) {
    return (
      <>
        {enrolment.isError && <Alert kind="error">{messageOf(enrolment.error)}</Alert>}
        <Button look="solid" busy={enrolment.isPending} onClick={() => enrolment.mutate()}>
          {t.start}
        </Button>
      </>
    )
  }
  return (
    <>
      <p className={css.help}>{t.factorHelp}</p>
      <div>
        {t.secret}
        <p className={css.secret}>{enrolment.data.secret}</p>
      </div>
      <CodeForm sending={end} label={t.finish} />
    </>
  )
}
