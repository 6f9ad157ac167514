// Everything that is recorded of one trade, deposit or withdrawal, as one signed file: for a
// dispute.

import { useMutation } from '@tanstack/react-query'
import { messageOf } from '#browser/http/errors.ts'
import type { EvidenceKind } from '#contract/client/evidence.ts'
import { linkClass } from '#ui/Button.tsx'
import { download } from '../files/download.ts'
import * as t from '../i18n/i18n.ts'
import { toast } from '../toast/toast.ts'
import { fetchEvidence } from './api.ts'

type Props = { readonly kind: EvidenceKind; readonly id: string }

export function SaveEvidence({ kind, id }: Props) {
  const saving = useMutation({
    mutationFn: async () =>
      download(`evidence-${kind}-${id}.signed.json`, await fetchEvidence(kind, id)),
    onError: (error) => toast('error', messageOf(error)),
  })
  return (
    <button
      type="button"
      className={linkClass}
      disabled={saving.isPending}
      onClick={() => saving.mutate()}
    >
      {t.evidence.save}
    </button>
  )
}
