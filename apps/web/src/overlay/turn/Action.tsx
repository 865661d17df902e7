/** What a button says where there is room, and where there is little. */
export interface Label {
  readonly long: string;
  readonly short: string;
}

/** A button of the bar. */
export function Action(props: {
  readonly label: string | Label;
  readonly isMain?: boolean;
  readonly isOff?: boolean;
  readonly onPress: () => void;
}) {
  const { label, isMain = false, isOff = false, onPress } = props;
  return (
    <button
      type="button"
      class={isMain ? 'button button-main' : 'button'}
      disabled={isOff}
      onClick={onPress}
      // Where a phone is narrow, the short label is shown.
      aria-label={typeof label === 'string' ? label : label.long}
    >
      {typeof label === 'string' ? (
        label
      ) : (
        <>
          <span class="label-long">{label.long}</span>
          <span class="label-short">{label.short}</span>
        </>
      )}
    </button>
  );
}
