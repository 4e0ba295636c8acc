package org.vexillum.kernel.geometry;

import java.util.ArrayList;
import java.util.List;

/**
 * A simple polygon cut into convex parts.
 *
 * <p>Ears are cut off until triangles remain, then neighbours are joined as long as the union is
 * convex. The parts meet along whole edges. A convex polygon stays in one piece; the number of
 * parts is at most four times the least possible.
 */
final class ConvexParts {
    private ConvexParts() {}

    static List<ConvexPolygon> of(List<Point> outline) {
        if (isConvex(outline)) {
            return List.of(polygon(outline));
        }
        var parts = triangles(new ArrayList<>(outline));
        while (joinTwo(parts)) {}
        return parts.stream().map(ConvexParts::polygon).toList();
    }

    private static List<List<Point>> triangles(List<Point> rest) {
        var ears = new ArrayList<List<Point>>();
        while (rest.size() > 3) {
            int tip = ear(rest);
            ears.add(corner(rest, tip));
            rest.remove(tip);
        }
        ears.add(List.copyOf(rest));
        return ears;
    }

    private static int ear(List<Point> outline) {
        int tip = 0;
        while (!isEar(outline, corner(outline, tip))) {
            tip++;
        }
        return tip;
    }

    /** A corner with its two neighbours. */
    private static List<Point> corner(List<Point> outline, int tip) {
        int n = outline.size();
        return List.of(
                outline.get((tip + n - 1) % n), outline.get(tip), outline.get((tip + 1) % n));
    }

    private static boolean isEar(List<Point> outline, List<Point> triangle) {
        return PolygonOutline.side(triangle.get(0), triangle.get(1), triangle.get(2)) > 0
                && outline.stream().noneMatch(p -> !triangle.contains(p) && contains(triangle, p));
    }

    private static boolean contains(List<Point> triangle, Point point) {
        return PolygonOutline.side(triangle.get(0), triangle.get(1), point) >= 0
                && PolygonOutline.side(triangle.get(1), triangle.get(2), point) >= 0
                && PolygonOutline.side(triangle.get(2), triangle.get(0), point) >= 0;
    }

    private static boolean joinTwo(List<List<Point>> parts) {
        for (int i = 0; i < parts.size(); i++) {
            for (int j = i + 1; j < parts.size(); j++) {
                var union = union(parts.get(i), parts.get(j));
                if (!union.isEmpty() && isConvex(union)) {
                    parts.remove(j);
                    parts.set(i, union);
                    return true;
                }
            }
        }
        return false;
    }

    /** Both parts round their common edge, or nothing if they have none. */
    private static List<Point> union(List<Point> a, List<Point> b) {
        for (int i = 0; i < a.size(); i++) {
            var from = a.get(i);
            var to = a.get((i + 1) % a.size());
            int back = b.indexOf(to);
            if (back >= 0 && b.get((back + 1) % b.size()).equals(from)) {
                var union = new ArrayList<Point>();
                for (int k = 1; k <= a.size(); k++) {
                    union.add(a.get((i + k) % a.size()));
                }
                for (int k = 2; k < b.size(); k++) {
                    union.add(b.get((back + k) % b.size()));
                }
                return union;
            }
        }
        return List.of();
    }

    private static boolean isConvex(List<Point> corners) {
        return Convexity.goesRoundOnceToTheLeft(
                corners.stream().mapToInt(Point::x).toArray(),
                corners.stream().mapToInt(Point::y).toArray());
    }

    private static ConvexPolygon polygon(List<Point> corners) {
        return new ConvexPolygon(
                corners.stream().mapToInt(Point::x).toArray(),
                corners.stream().mapToInt(Point::y).toArray());
    }
}
