// The way from a rate that has ended to the one of now.

import { messageOf } from '#browser/http/errors.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import * as t from '../../lib/i18n/i18n.ts'

export type Renewing = {
  readonly isPending: boolean
  readonly error: Error | null
  readonly start: () => void
}

export function Renew({ renewing: { isPending, error, start } }: { renewing: Renewing }) {
  return (
    <>
      {error && <Alert kind="error">{messageOf(error)}</Alert>}
      <Button look="solid" busy={isPending} onClick={start}>
        {t.deposits.newRate}
      </Button>
    </>
  )
}
