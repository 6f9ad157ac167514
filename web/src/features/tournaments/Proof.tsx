// The signed result of a tournament as a file, and how whoever has it checks it.

import { useMutation } from '@tanstack/react-query'
import { messageOf } from '#browser/http/errors.ts'
import { Button } from '#ui/Button.tsx'
import { panelClass } from '#ui/Panel.tsx'
import { download } from '../../lib/files/download.ts'
import * as t from '../../lib/i18n/i18n.ts'
import { toast } from '../../lib/toast/toast.ts'
import { fetchSigned } from './api.ts'
import css from './Tournaments.module.css'

export function Proof({ id }: { readonly id: string }) {
  const file = `tournament-${id}.signed.json`
  const command = ['npx', 'truestrike-verify', 'tournament', file].join(' ')
  const saving = useMutation({
    mutationFn: async () => download(file, await fetchSigned(id)),
    onError: (error) => toast('error', messageOf(error)),
  })
  return (
    <section className={`${panelClass} ${css.part}`} aria-labelledby="tournament-proof">
      <h2 id="tournament-proof">{t.tournaments.proof}</h2>
      <p className={css.note}>{t.tournaments.proofNote}</p>
      <p>
        <code className={css.command}>{command}</code>
      </p>
      <p>
        <Button busy={saving.isPending} onClick={() => saving.mutate()}>
          {t.tournaments.saveResult}
        </Button>
      </p>
    </section>
  )
}
