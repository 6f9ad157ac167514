// The picture of a document, larger and smaller and turned. The server draws into it who looks and
// when: a copy says whose it is.

import { useEffect, useRef, useState } from 'react'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Skeleton } from '#ui/States.tsx'
import { useKeys } from '../lib/use-keys.ts'
import { identity as t } from '../words/identity.ts'
import { shell } from '../words/shell.ts'
import { drawTurned, type Turn } from './draw-turned.ts'
import css from './Viewer.module.css'

type Props = {
  readonly src: string
  /** Told once the picture is there: one that is damaged never is. */
  readonly onShown: () => void
}

const zooms = [50, 75, 100, 150, 200, 300, 400] as const
const asItIs = 2

export function Viewer({ src, onShown }: Props) {
  const { image, isFailed } = useImage(src)
  const [turn, setTurn] = useState<Turn>(0)
  const [step, setStep] = useState<number>(asItIs)
  const canvas = useRef<HTMLCanvasElement>(null)
  const zoomBy = (by: number) =>
    setStep((known) => Math.min(zooms.length - 1, Math.max(0, known + by)))
  const rotate = () => setTurn((known) => ((known + 1) % 4) as Turn)
  const larger = { does: t.zoomIn, act: () => zoomBy(1) }
  useKeys({
    '+': larger,
    '=': larger,
    '-': { does: t.zoomOut, act: () => zoomBy(-1) },
    r: { does: t.rotate, act: rotate },
  })
  useEffect(() => {
    if (image && canvas.current) drawTurned(canvas.current, image, turn)
  }, [image, turn])
  useEffect(() => {
    if (image) onShown()
  }, [image, onShown])
  const percent = zooms[step] ?? 100
  return (
    <div className={css.viewer}>
      <div className={css.tools}>
        <Button look="ghost" onClick={() => zoomBy(-1)}>
          {t.zoomOut} <kbd>-</kbd>
        </Button>
        <span className={css.zoom}>{t.zoom(percent)}</span>
        <Button look="ghost" onClick={() => zoomBy(1)}>
          {t.zoomIn} <kbd>+</kbd>
        </Button>
        <Button look="ghost" onClick={rotate}>
          {t.rotate} <kbd>R</kbd>
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard */}
      <section className={css.sheet} tabIndex={0} aria-label={t.picture}>
        {isFailed && <Alert kind="error">{t.pictureFailed}</Alert>}
        {!isFailed && !image && <Skeleton lines={12} label={shell.loading} />}
        {image && (
          <canvas ref={canvas} role="img" aria-label={t.picture} style={{ width: `${percent}%` }} />
        )}
      </section>
    </div>
  )
}

/** Asked for once, however often it is drawn: each time it is asked for is a look. */
function useImage(src: string) {
  const [image, setImage] = useState<HTMLImageElement>()
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    const coming = new Image()
    coming.onload = () => setImage(coming)
    coming.onerror = () => setFailed(true)
    coming.src = src
    return () => {
      coming.onload = null
      coming.onerror = null
    }
  }, [src])
  return { image, isFailed }
}
