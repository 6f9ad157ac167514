// In Spanish: words of the chat.

import type { Messages } from '#contract/shared/messages.ts'
import type { chat as english } from '../chat.ts'

export const chat: Messages<typeof english> = {
  title: 'Chat en vivo',
  frame: 'Chat en vivo con atención al cliente',
  close: 'Cerrar el chat',
  back: 'Al sitio',
  staffed: 'Hay alguien aquí.',
  away: 'Ahora no hay nadie.',
  backAt: (when) => `No hay nadie hasta el ${when}.`,
  unsaid: 'Si no hay nadie, respondemos por correo electrónico.',
  byMail: 'Escribe de todos modos: respondemos por correo electrónico.',
  answered: (span) =>
    `La mitad de las primeras respuestas de los últimos 30 días llegó en ${span}.`,
  first:
    'Pregunta lo que quieras. No envíes contraseñas, códigos ni números de tarjeta: nunca ' +
    'los necesitamos.',
  conversation: 'Lo que se ha dicho',
  you: 'Tú',
  support: 'Atención al cliente',
  sending: 'Enviando…',
  sent: 'Enviado',
  seen: 'Visto',
  failed: 'No enviado.',
  again: 'Intentar de nuevo',
  typing: 'Atención al cliente está escribiendo…',
  resolved: 'Resuelto. Escribe otra vez si hay algo más.',
  reopened: 'Abierto de nuevo.',
  message: 'Tu mensaje',
  missing: 'Escribe algo primero.',
  email: 'Tu correo electrónico, para la respuesta',
  emailOptional: 'Tu correo electrónico, si debemos responder ahí cuando te hayas ido',
  emailWrong: 'Eso no es una dirección de correo electrónico.',
  send: 'Enviar',
  sendKeys: 'Intro envía, Mayús e Intro empiezan una línea.',
  answersTo: (email) => `Las respuestas que no leas aquí van a ${email}.`,
  picture: 'Añadir una imagen',
  pictureSent: 'Una imagen que has enviado',
  pictureFailed: 'La imagen no se puede mostrar.',
  pictureLarge: 'Una imagen puede tener como máximo 5 MB.',
  end: 'Mi pregunta está respondida',
  transcript: 'Enviadme por correo lo que se ha dicho',
  transcriptSent: 'Está en camino a tu buzón.',
  rate: '¿Cómo te hemos ayudado?',
  rates: ['Mal', 'No muy bien', 'Regular', 'Bien', 'Muy bien'],
  rated: 'Gracias.',
  lost: 'Sin conexión. Vuelve sola, y no se pierde nada.',
  loading: 'Cargando…',
  retry: 'Intentar de nuevo',
}
