/** The connection to a table, and the pages that stand in for one. */
export const connection = {
  connecting: 'Conectando con la mesa…',
  stillConnecting: 'La mesa aún no responde. Intentándolo de nuevo…',
  resuming: 'Se ha perdido la conexión. Intentándolo de nuevo…',
  resumingLong: 'Seguimos intentándolo. No se ha perdido nada de lo que has jugado.',
  restarting: 'La mesa se reinicia. No se ha perdido nada.',
  away: 'Estás sin conexión. No se ha perdido nada.',
  paused:
    'La mesa no puede guardar ahora mismo. No se ha perdido nada; el juego seguirá en cuanto pueda.',
  back: 'Conectado de nuevo.',
  goHome: 'Ir al inicio',
  tryNow: 'Intentarlo ahora',
  tryAgain: 'Intentarlo de nuevo',
  toDoor: 'A la puerta de la mesa',
  refresh: 'Recargar',
  takeBack: 'Jugar aquí',
  newer: 'Hay una versión nueva de esta página.',
  updateNow: 'Actualizar ahora',
  later: 'Más tarde',
  failed: 'Eso no ha llegado a la mesa. Inténtalo de nuevo.',
  movedTitle: 'Estás jugando en otro sitio',
  moved: 'Tu asiento se usa en otra ventana o en otro dispositivo.',
  /** By the reason for which a connection has ended. */
  ends: {
    notFound: {
      title: 'Esa mesa no existe',
      sentence:
        'No hay ninguna mesa con este código. Puede que se haya cerrado o que el código esté mal escrito.',
    },
    versionTooOld: {
      title: 'Hay una versión nueva',
      sentence: 'Esta página es más antigua que el servidor del juego. Recárgala, por favor.',
    },
    wrongToken: {
      title: 'Este asiento ya no es tuyo',
      sentence: 'Se lo han dado a otra persona o su llave ha caducado. Aún puedes mirar.',
    },
    removed: {
      title: 'Te han quitado de la mesa',
      sentence: 'El anfitrión ha cedido tu asiento. Aún puedes mirar.',
    },
    closed: {
      title: 'La mesa está cerrada',
      sentence: 'Hacía mucho que no venía nadie, así que se ha recogido.',
    },
    broken: {
      title: 'Esta mesa está averiada',
      sentence: 'Algo ha fallado en esta mesa y se ha detenido. Las demás siguen funcionando.',
    },
    cannotLoad: {
      title: 'Esta mesa no se puede abrir',
      sentence:
        'El servidor la conserva, pero ahora mismo no puede leerla. No se tira nada; quien lleva el servidor puede ayudar.',
    },
    full: {
      title: 'La mesa está llena',
      sentence: 'Todos los asientos y todos los sitios para mirar están ocupados.',
    },
    locked: {
      title: 'La mesa está cerrada con llave',
      sentence: 'El anfitrión no deja entrar a nadie por ahora. Pídele que la abra.',
    },
    tooManyTries: {
      title: 'Espera un poco',
      sentence: 'Desde aquí han llegado demasiados códigos erróneos. Prueba dentro de un minuto.',
    },
    nameTaken: {
      title: 'Elige otro nombre, por favor',
      sentence: 'En esta mesa ya hay alguien que se llama así.',
    },
    badName: {
      title: 'Elige otro nombre, por favor',
      sentence: 'Ese nombre no se puede usar.',
    },
    left: {
      title: 'Has dejado la mesa',
      sentence: 'Puedes volver con su código cuando quieras.',
    },
  },
} as const;
