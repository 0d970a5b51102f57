import { useId } from 'react';
import { styled } from 'styled-components';
import { color, fontFamily, media } from '@cert/shared/ui';
import { sheetMm, sheetRem } from '../layout/sheetLengths.ts';

/** The number of points on the edge of the seal. */
const points = 48;
/** The length of the circle along which the text is written, in units of the drawing. */
const ringLength = 2 * Math.PI * 34.5;

/**
 * The seal of a certificate: the mark of the programme in a ring with a text, in the brand colour. It is decorative, so
 * it is hidden from screen readers.
 * @param millimetres its height on paper
 */
export function CertificateSeal({ text, millimetres }: { text: string; millimetres: number }) {
  const ringId = useId();
  return (
    <Drawing
      $millimetres={millimetres}
      viewBox="-50 -50 100 100"
      aria-hidden="true"
      focusable="false"
    >
      <path d={edge} data-filled />
      <circle r="44" data-light />
      <circle r="30" data-light />
      <path id={ringId} d="M0 34.5A34.5 34.5 0 1 1 .01 34.5" data-none />
      <text fontSize="8" fontWeight="600">
        <textPath
          href={`#${ringId}`}
          textLength={ringLength * (text.length / (text.length + 1))}
          lengthAdjust="spacing"
        >
          {text.toUpperCase()}
        </textPath>
      </text>
      <g data-light>
        <circle r="19" />
        <ellipse rx="13" ry="19" />
        <ellipse rx="6.5" ry="19" />
        <path d="M0-19v38" />
      </g>
    </Drawing>
  );
}

const edge = `${Array.from({ length: 2 * points }, (_, index) => {
  const angle = (index * Math.PI) / points;
  const radius = index % 2 === 0 ? 49.5 : 46.5;
  const place = (value: number) => (radius * value).toFixed(2);
  return `${index === 0 ? 'M' : 'L'}${place(Math.cos(angle))} ${place(Math.sin(angle))}`;
}).join('')}Z`;

const Drawing = styled.svg<{ $millimetres: number }>`
  block-size: ${({ $millimetres }) => sheetMm($millimetres)};
  inline-size: auto;
  fill: none;
  stroke: none;

  @media screen and ${media.phone} {
    block-size: ${sheetRem(7)};
  }

  [data-filled] {
    fill: ${color.brand};
  }

  [data-light] {
    stroke: ${color.brandInk};
    stroke-width: 1.2;
  }

  text {
    fill: ${color.brandInk};
    font-family: ${fontFamily.sans};
  }
`;
