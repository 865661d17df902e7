/** True once somebody has touched this page. Browsers keep it quiet and still until then. */
export function wasTouched(): boolean {
  return 'userActivation' in navigator && navigator.userActivation.hasBeenActive;
}
