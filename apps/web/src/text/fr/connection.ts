/** The connection to a table, and the pages that stand in for one. */
export const connection = {
  connecting: 'Connexion à la table…',
  stillConnecting: 'La table ne répond pas encore. Nouvel essai…',
  resuming: 'Connexion perdue. Nouvel essai…',
  resumingLong: 'On essaie toujours. Rien de ce que tu as joué n’est perdu.',
  restarting: 'La table redémarre. Rien n’est perdu.',
  away: 'Tu es hors ligne. Rien n’est perdu.',
  paused:
    'La table ne peut pas enregistrer en ce moment. Rien n’est perdu ; le jeu reprendra dès que possible.',
  back: 'De nouveau connecté.',
  goHome: 'Retour à l’accueil',
  tryNow: 'Essayer maintenant',
  tryAgain: 'Réessayer',
  toDoor: 'À la porte de la table',
  refresh: 'Recharger',
  takeBack: 'Jouer ici',
  newer: 'Une nouvelle version de cette page est prête.',
  updateNow: 'Mettre à jour',
  later: 'Plus tard',
  failed: 'Cela n’est pas arrivé à la table. Réessaie.',
  movedTitle: 'Tu joues ailleurs',
  moved: 'Ta place est utilisée dans une autre fenêtre ou sur un autre appareil.',
  /** By the reason for which a connection has ended. */
  ends: {
    notFound: {
      title: 'Cette table n’existe pas',
      sentence:
        'Aucune table n’a ce code. Elle a peut-être été fermée, ou le code est mal recopié.',
    },
    versionTooOld: {
      title: 'Il y a une nouvelle version',
      sentence: 'Cette page est plus ancienne que le serveur de jeu. Recharge-la, s’il te plaît.',
    },
    wrongToken: {
      title: 'Cette place n’est plus la tienne',
      sentence: 'Elle a été donnée, ou sa clé n’est plus valable. Tu peux toujours regarder.',
    },
    removed: {
      title: 'Retiré de la table',
      sentence: 'L’hôte a donné ta place. Tu peux toujours regarder.',
    },
    closed: {
      title: 'La table est fermée',
      sentence: 'Personne n’est venu depuis longtemps, alors la table a été rangée.',
    },
    broken: {
      title: 'Cette table est hors service',
      sentence: 'Quelque chose a mal tourné et elle a été arrêtée. Les autres tables continuent.',
    },
    cannotLoad: {
      title: 'Impossible d’ouvrir cette table',
      sentence:
        'Le serveur l’a gardée, mais ne peut pas la lire en ce moment. Rien n’est jeté ; la personne qui gère le serveur peut aider.',
    },
    full: {
      title: 'La table est complète',
      sentence: 'Toutes les places sont prises, même celles des spectateurs.',
    },
    locked: {
      title: 'La table est verrouillée',
      sentence: 'L’hôte ne laisse entrer personne pour le moment. Demande-lui d’ouvrir.',
    },
    tooManyTries: {
      title: 'Attends un peu',
      sentence: 'Trop de codes erronés sont venus d’ici. Réessaie dans une minute.',
    },
    nameTaken: {
      title: 'Choisis un autre nom, s’il te plaît',
      sentence: 'Quelqu’un s’appelle déjà ainsi à cette table.',
    },
    badName: {
      title: 'Choisis un autre nom, s’il te plaît',
      sentence: 'Ce nom ne convient pas.',
    },
    left: {
      title: 'Tu as quitté la table',
      sentence: 'Tu peux revenir quand tu veux avec son code.',
    },
  },
} as const;
