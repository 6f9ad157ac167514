// What ends: an account for good, a demo; and letters that go to a client again.

import { date, moneyOf } from '#browser/format/format.ts'
import { messageOf } from '#browser/http/errors.ts'

import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { Found } from '../parts/Found.tsx'
import { ReasonForm } from '../parts/ReasonForm.tsx'
import { client as words } from '../words/client.ts'
import { notes as t } from '../words/notes.ts'
import css from './Many.module.css'
import { type Ending, useEnding, useLetters, useResend } from './notes-api.ts'
import type { AskProps } from './props.ts'

function AskEnding({ client, ending, onEnd }: AskProps & { readonly ending: Ending }) {
  const sending = useEnding(client.id, ending)
  return (
    <Dialog title={t.asks[ending]} onClose={onEnd}>
      <p>{t.means[ending]}</p>
      <ReasonForm
        label={t.reasons[ending]}
        act={words.acts[ending]}
        sending={sending}
        onDone={onEnd}
      />
    </Dialog>
  )
}

export function AskClose(props: AskProps) {
  return <AskEnding {...props} ending="close" />
}

export function AskEndDemo(props: AskProps) {
  return <AskEnding {...props} ending="end_demo" />
}

export function AskLetter({ client: { id }, onEnd }: AskProps) {
  const letters = useLetters(id)
  const resend = useResend(id)
  return (
    <Dialog title={t.lettersTitle} onClose={onEnd}>
      <p>{t.lettersMeans}</p>
      {resend.isError && <Alert kind="error">{messageOf(resend.error)}</Alert>}
      {resend.isSuccess && <Alert kind="success">{t.sent}</Alert>}
      <Found query={letters}>
        {(found) =>
          found.length === 0 ? (
            <p>{t.lettersNone}</p>
          ) : (
            <ul className={css.rows}>
              {found.map((letter) => (
                <li key={`${letter.kind} ${letter.record}`}>
                  <span>
                    {t.letters[letter.kind]}{' '}
                    <small>
                      {letter.amount !== null && moneyOf(letter.amount)}{' '}
                      {letter.at !== null && date(letter.at)}
                    </small>
                  </span>
                  <Button busy={resend.isPending} onClick={() => resend.mutate(letter)}>
                    {t.send}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </Found>
    </Dialog>
  )
}
