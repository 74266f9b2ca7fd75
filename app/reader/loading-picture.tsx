/** A thread runs from the moon, loops across the night and ends in the pages of a book; as much of it as is done. */
const thread = "M104 96C112 132 150 150 186 134 216 120 210 84 184 88 160 92 166 132 202 148 236 162 262 152 276 177";

const stars = [
  "M196 30l2 6 6 2-6 2-2 6-2-6-6-2 6-2z",
  "M268 66l2.5 7 7 2.5-7 2.5-2.5 7-2.5-7-7-2.5 7-2.5z",
  "M52 148l1.5 4.5 4.5 1.5-4.5 1.5-1.5 4.5-1.5-4.5-4.5-1.5 4.5-1.5z",
  "M312 112l1.5 4.5 4.5 1.5-4.5 1.5-1.5 4.5-1.5-4.5-4.5-1.5 4.5-1.5z",
];

export function LoadingPicture({ percent }: { percent: number }) {
  return (
    <svg className="loading-picture" viewBox="0 0 360 224" aria-hidden="true">
      {stars.map((star) => (
        <path key={star} className="loading-star" d={star} />
      ))}
      <path className="loading-moon" d="M92 18A46 46 0 1 0 124 92 38 38 0 1 1 92 18Z" />
      <path className="loading-thread-to-come" d={thread} />
      <path className="loading-thread" d={thread} pathLength={100} strokeDashoffset={100 - percent} />
      <path
        className="loading-book"
        d="M276 176C260 164 236 162 216 168V208C236 202 260 204 276 216 292 204 316 202 336 208V168C316 162 292 164 276 176Z"
      />
      <path
        className="loading-book-fold"
        d="M276 176V216M230 178C242 176 252 177 262 182M230 190C242 188 252 189 262 194M322 178C310 176 300 177 290 182M322 190C310 188 300 189 290 194"
      />
    </svg>
  );
}
