import { useEffect, useId, useMemo, useState } from "react";
import { useChildren } from "../child/use-children";
import { parseTime } from "./clock";
import { type LengthNotes, lateNote, lengthNotes } from "./length-notes";
import { loadLightsOut, saveLightsOut } from "./lights-out-time";
import { paces } from "./paces";
import { useNow } from "./use-now";
import "./pace.css";

interface LightsOutProps {
  readonly age: number;
  readonly onNotes: (notes: LengthNotes) => void;
}

/** When the light goes out tonight, if the parent says so: then each length says when they would be done. */
export default function LightsOut({ age, onNotes }: LightsOutProps) {
  const id = useId();
  const now = useNow();
  const { name } = useChildren();
  const [time, setTime] = useState(loadLightsOut);
  const lightsOut = parseTime(time);
  const evening = useMemo(
    () => (lightsOut === undefined ? undefined : { age, pace: paces.of(name, age), lightsOut, now }),
    [age, name, lightsOut, now],
  );
  useEffect(() => onNotes(evening ? lengthNotes(evening) : {}), [evening, onNotes]);

  return (
    <div className="own-words lights-out">
      <label className="own-words-label" htmlFor={`${id}time`}>
        Lights out at
      </label>
      <div className="own-words-row">
        <input
          id={`${id}time`}
          className="own-words-input"
          type="time"
          value={time}
          aria-describedby={`${id}hint`}
          onChange={({ target }) => {
            setTime(target.value);
            saveLightsOut(target.value);
          }}
        />
        {time !== "" && (
          <button
            type="button"
            className="button button-quiet"
            onClick={() => {
              setTime("");
              saveLightsOut("");
            }}
          >
            No time
          </button>
        )}
      </div>
      <p id={`${id}hint`} className="own-words-message" role="status">
        {evening ? lateNote(evening) : "If you like: each length then says when you would be done."}
      </p>
    </div>
  );
}
