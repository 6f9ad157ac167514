// The picture: the one that is known, which can be removed, or the one chosen to take its place,
// seen before it is sent.

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useEffect, useId, useState } from 'react'
import { messageOf } from '#browser/http/errors.ts'
import { avatarBytesMax } from '#contract/client/profiles.ts'
import { Button } from '#ui/Button.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { toast } from '../../lib/toast/toast.ts'
import { setUser } from '../../lib/user/user.ts'
import { removeAvatar } from './api.ts'
import css from './EditProfile.module.css'

type Props = {
  /** The address of the present picture. */
  readonly known: string | null
  /** Whose it is: without a picture the first letter stands there. */
  readonly name: string
  readonly picture: File | undefined
  /** Why the one that was chosen last was not taken. */
  readonly problem: string | undefined
  readonly onChange: (picture: File | undefined, problem?: string) => void
}

export function AvatarField({ known, name, picture, problem, onChange }: Props) {
  const id = useId()
  const preview = usePreview(picture)
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    // The form's other fields have nothing to do with it.
    event.stopPropagation()
    const file = event.target.files?.[0]
    const wrong = file && problemOf(file)
    onChange(wrong === undefined ? file : undefined, wrong)
    // So that the same file can be chosen again.
    event.target.value = ''
  }
  const refuse = () => {
    if (picture) onChange(undefined, t.profile.avatarUnknown)
  }
  const shown = preview ?? known
  return (
    <div className={css.avatar}>
      {shown === null ? (
        <span className={css.letter} role="img" aria-label={t.profile.noAvatar}>
          {[...name][0]?.toUpperCase()}
        </span>
      ) : (
        <img src={shown} alt={t.profile.yourAvatar} width={72} height={72} onError={refuse} />
      )}
      <div className={css.choice}>
        <label className={css.file} htmlFor={id}>
          {t.profile.chooseAvatar}
          <input
            id={id}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            aria-describedby={`${id}-note`}
            aria-invalid={problem !== undefined || undefined}
            onChange={choose}
          />
        </label>
        <p id={`${id}-note`} role="status" className={problem === undefined ? css.hint : css.error}>
          {problem ?? (picture ? t.profile.avatarNew(picture.name) : t.profile.avatarHint)}
        </p>
        {known !== null && !picture && <RemoveAvatar />}
      </div>
    </div>
  )
}

/** Takes effect by itself: the rest of the form need not be saved. */
function RemoveAvatar() {
  const queries = useQueryClient()
  const remove = useMutation({
    mutationFn: removeAvatar,
    onSuccess: ({ data, message }) => {
      setUser(queries, data)
      toast('success', message)
    },
    onError: (error) => toast('error', messageOf(error)),
  })
  return (
    <Button look="ghost" busy={remove.isPending} onClick={() => remove.mutate()}>
      {remove.isPending ? t.profile.working : t.profile.removeAvatar}
    </Button>
  )
}

function problemOf(file: File): string | undefined {
  if (file.size > avatarBytesMax) return t.profile.avatarLarge
  return /^image\/(jpeg|png|webp)$/.test(file.type) ? undefined : t.profile.avatarUnknown
}

/** As a data: address; the page may show no other. */
function usePreview(picture: File | undefined): string | undefined {
  const [preview, setPreview] = useState<string>()
  useEffect(() => {
    setPreview(undefined)
    if (!picture) return
    const reader = new FileReader()
    reader.onload = () => setPreview(String(reader.result))
    reader.readAsDataURL(picture)
    return () => reader.abort()
  }, [picture])
  return preview
}
